const STYLE = `body{font:11pt/1.4 system-ui,sans-serif;margin:0}section{break-after:page}h1{font-size:18pt}
h2{font-size:13pt;break-after:avoid}table{width:100%;border-collapse:collapse}th,td{border:1px solid #999;
padding:2.5mm;text-align:left;vertical-align:top;height:9mm;white-space:pre-wrap}tbody th{font-weight:400}
tr{break-inside:avoid}a{color:inherit;text-decoration:none}`;

/** Prints something else than the page: what `draw` makes of an empty document. */
export function printPaper(title: string, draw: (paper: Document) => Node[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const paper = frame.contentDocument!;
  const style = paper.createElement('style');
  style.append(STYLE);
  paper.head.append(style);
  paper.title = title;
  const heading = paper.createElement('h1');
  heading.append(title);
  paper.body.append(heading, ...draw(paper));
  const window = frame.contentWindow!;
  window.addEventListener('afterprint', () => frame.remove());
  window.print();
}
