import { describe, expect, it } from 'vitest';
import { withStillFields } from '../build/index.ts';

const picture = (content: string) =>
  `<div inert aria-hidden=true data-lab-picture=true>${content}</div>`;
const drawn = (content: string) => withStillFields(`<p>${picture(content)}<input class=own>`);

describe('the picture of a lab', () => {
  it.each([
    ['<input class="a b" value="">', '<span class="a b" data-still style=--rows:1></span>'],
    [
      '<input placeholder="six digits" class=a>',
      '<span class=a data-still style=--rows:1>six digits</span>',
    ],
    [
      '<select class=a><option>1<option selected>2</select>',
      '<span class=a data-still=select style=--rows:1>2</span>',
    ],
    [
      '<textarea class=a rows=4>\ntwo\nlines</textarea>',
      '<span class=a data-still=textarea style=--rows:4>two\nlines</span>',
    ],
  ])('shows %s as a box', (field, box) => {
    expect(drawn(`<div>${field}</div>`)).toBe(
      `<p>${picture(`<div>${box}</div>`)}<input class=own>`,
    );
  });

  it('keeps what nobody writes into, and all that stands around it', () => {
    const kept =
      '<input type=checkbox checked><input type="radio"><input type=file><button>Go</button>';
    expect(drawn(kept)).toBe(`<p>${picture(kept)}<input class=own>`);
    const open = `<div data-lab-picture=true><input></div>`;
    expect(withStillFields(open)).toBe(open);
  });

  it('is found each time it stands on a page, and said where it has no end', () => {
    const two = withStillFields(picture('<input>') + picture('<div><div></div></div><input>'));
    expect(two).not.toContain('<input');
    expect(() => withStillFields('<div inert data-lab-picture><div></div>')).toThrow('no end');
  });
});
