// docs/moving-from-v1.md as HTML for a page that has the title already.
import { readFileSync } from 'node:fs';
import { Marked } from 'marked';

const plain = (html) => html.replaceAll(/<[^>]*>/g, '');

const anchor = /<a id="([\w-]+)"><\/a>/;

/**
 * Tables as all pages have them: the first cell names the row, and on narrow screens each says which column it is of. An
 * anchor leads to its row.
 */
function table({ header, rows }) {
  const parse = ({ tokens }) => this.parser.parseInline(tokens);
  const heads = header.map(parse);
  const body = rows.map((row) => {
    const [name, ...cells] = row.map(parse);
    const [, id] = anchor.exec(cells.join('')) ?? [];
    const rest = cells.map((cell, n) => `<td data-is="${plain(heads[n + 1])}">${cell.replace(anchor, '')}</td>`);
    return `<tr${id ? ` id="${id}"` : ''}><th scope="row">${name}</th>${rest.join('')}</tr>`;
  });
  const columns = heads.map((head) => `<th scope="col">${head}</th>`);
  return `<div class="table card flush"><table><thead><tr>${columns.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>\n`;
}

const marked = new Marked({ renderer: { table } });
const text = readFileSync('docs/moving-from-v1.md', 'utf8').replace(/^# .*\n/, '');

export default marked.parse(text);
