/** Downloads a text as a file. Nothing is sent. */
export const saveFile = (name: string, type: string, text: string): void =>
  saveData(name, new Blob([text], { type: `${type};charset=utf-8` }));

/** Copies a text. Rejects if the browser refuses, or has no clipboard because the page is not secure. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Downloads a blob as a file. */
export function saveData(name: string, data: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
