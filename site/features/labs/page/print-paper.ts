const STYLE = `body{font:11pt/1.4 system-ui,sans-serif;margin:0}section{break-after:page}h1{font-size:18pt}
h2{font-size:13pt;break-after:avoid}table{width:100%;border-collapse:collapse}th,td{border:1px solid #999;
padding:2.5mm;text-align:left;vertical-align:top;height:9mm;white-space:pre-wrap}tbody th{font-weight:400}
tr{break-inside:avoid}a{color:inherit;text-decoration:none}`;

/** Prints a title, and below it the nodes that `draw` creates in an empty document. */
export function printPaper(title: string, draw: (paper: Document) => Node[]): void {
  printFrame(title, STYLE, (paper) => {
    const heading = paper.createElement('h1');
    heading.append(title);
    return [heading, ...draw(paper)];
  });
}

/** Prints the nodes that `draw` creates in an empty document instead of the page, once images are decoded. */
export function printFrame(title: string, css: string, draw: (paper: Document) => Node[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const paper = frame.contentDocument!;
  const style = paper.createElement('style');
  style.append(css);
  paper.head.append(style);
  paper.title = title;
  paper.body.append(...draw(paper));
  const window = frame.contentWindow!;
  window.addEventListener('afterprint', () => frame.remove());
  void Promise.all([...paper.images].map((picture) => picture.decode())).then(() => window.print());
}
