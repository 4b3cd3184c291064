// Loads the style sheets and scripts named in its attributes after the first frame, when the document is parsed:
// they neither compete with HTML and fonts for bandwidth, nor delay the first paint. A background page renders no
// frames: there they load after the load event. A host that answers a script with an HTML page counts as failed.

const { dataset } = document.currentScript!;
const { scripts = '', sheets = '' } = dataset;
let hasBegun = false;

function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  for (const href of sheets.split(' ')) {
    if (!href) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // Without its styles this page shows no other one: a link loads the whole document.
    link.onerror = () => {
      link.remove();
      delete dataset['scripts'];
    };
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
