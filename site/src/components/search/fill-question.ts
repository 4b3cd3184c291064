/** What stands for the question in a message to copy, as in docs/support.mdx. */
const PLACEHOLDER = 'YOUR QUESTION';

/** Puts the question that a search could not answer into each message of the page that waits for one. */
export function fillQuestion(question: string): void {
  for (const code of document.querySelectorAll('main pre > code')) fillIn(code, question);
}

function fillIn(message: Element, question: string): void {
  const filled = message.querySelector('[data-question]');
  if (filled) {
    filled.textContent = question;
    return;
  }
  const walker = document.createTreeWalker(message, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const at = text.data.indexOf(PLACEHOLDER);
    if (at < 0) continue;
    const after = text.splitText(at);
    after.deleteData(0, PLACEHOLDER.length);
    const mark = document.createElement('mark');
    mark.dataset['question'] = '';
    mark.textContent = question;
    after.before(mark);
    return;
  }
}
