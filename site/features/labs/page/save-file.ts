/** Downloads a text as a file. Nothing is sent. */
export const saveFile = (name: string, type: string, text: string): void =>
  saveData(name, new Blob([text], { type: `${type};charset=utf-8` }));

/** Downloads a blob as a file. */
export function saveData(name: string, data: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
