// Asks for the style sheets and scripts named in its attributes when the page has been shown and read to its
// end: they neither compete with text and font for a slow line, nor run before the first frame. A page in
// the background has no frames; there they come once all else is loaded. A host that answers with some page
// instead of a script has failed, too.

const { scripts = '', sheets = '' } = document.currentScript!.dataset;
let hasBegun = false;

function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  for (const href of sheets.split(' ')) {
    if (!href) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
  const names = scripts.split(' ');
  for (const name of names) {
    const script = document.createElement('script');
    script.src = name;
    script.async = false;
    script.onload = () => {
      if (name === names.at(-1) && !('docusaurus' in window))
        script.dispatchEvent(new Event('error'));
    };
    document.head.append(script);
  }
}

requestAnimationFrame(() =>
  setTimeout(() => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
    else begin();
  }),
);
addEventListener('load', () => {
  if (document.hidden) begin();
});

export {};
