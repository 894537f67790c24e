/** The look of the pages: as light or dark as the reader's system is. */
export const docsStyle = `:root {
  color-scheme: light dark;
  --back: #fff; --panel: #f5f7fa; --text: #1c2430; --soft: #566072; --line: #d5dbe4; --link: #0b57b5; --field: #fff;
  --bad: #b42318; --mark: #fff3bf; --get: #0b57b5; --post: #146c34; --put: #8a4b00; --delete: #b42318;
}
@media (prefers-color-scheme: dark) {
  :root {
    --back: #12161c; --panel: #1a2029; --text: #e4e9f0; --soft: #a3aebd; --line: #343d4b; --link: #7fb4ff; --field: #0d1015;
    --bad: #ff9b8f; --mark: #4a3f12; --get: #7fb4ff; --post: #7fd69a; --put: #f0b56b; --delete: #ff9b8f;
  }
}
* { box-sizing: border-box }
[hidden] { display: none !important }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--back) }
header, main { max-width: 72rem; margin: 0 auto; padding: 0 1.25rem }
header { padding-top: 2rem }
main { padding-bottom: 4rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem }
h1 small, h4 small { font-size: .875rem; font-weight: 400; color: var(--soft) }
h2 { font-size: 1.2rem; margin: 0; min-width: 11rem }
h3 { font-size: 1rem; font-weight: 600; margin: 0 }
h4 { font-size: .875rem; margin: 1.25rem 0 .25rem }
header p { margin: .25rem 0 }
header a { margin-right: 1rem }
a { color: var(--link) }
code, pre, textarea { font: .875em/1.5 ui-monospace, 'Cascadia Code', Menlo, Consolas, monospace; overflow-wrap: anywhere }
pre { margin: .5rem 0; padding: .75rem; overflow: auto; max-height: 24rem; background: var(--field); border: 1px solid var(--line); border-radius: 6px }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
input, select, textarea, button { font: inherit; font-size: .9375rem; color: inherit; background: var(--field); border: 1px solid var(--soft); border-radius: 6px; padding: .35rem .6rem; max-width: 100% }
::placeholder { color: var(--soft); opacity: 1 }
textarea { width: 100%; min-height: 9rem }
button { cursor: pointer; font-weight: 600; color: var(--back); background: var(--link); border-color: var(--link) }
#caller { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; margin: 1.25rem 0; padding: 1rem; background: var(--panel); border: 1px solid var(--line); border-radius: 8px }
#caller p { margin: 0 }
#caller output { flex-basis: 100%; color: var(--bad) }
#caller output:empty { display: none }
#log-in { display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: center }
.notes { margin: 1rem 0 }
.notes p { max-width: 48rem }
.find { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; margin: 1.5rem 0 .5rem; font-weight: 600 }
.find input { flex: 1 1 16rem }
summary { cursor: pointer }
.chapter { border-top: 1px solid var(--line) }
.chapter > summary { display: flex; gap: .25rem 1rem; align-items: baseline; padding: .75rem .25rem; list-style: none }
.chapter > summary::-webkit-details-marker, .operation > summary::-webkit-details-marker, .schema > summary::-webkit-details-marker { display: none }
.chapter > summary::before { content: '▸'; color: var(--soft) }
.chapter[open] > summary::before { content: '▾' }
.chapter > summary span { color: var(--soft) }
.chapter > summary .count { margin-left: auto; font-variant-numeric: tabular-nums }
.operation, .schema { margin: 0 0 .5rem; border: 1px solid var(--line); border-radius: 8px; background: var(--panel) }
.chapter > :last-child { margin-bottom: 1.25rem }
.operation > summary, .schema > summary { display: grid; grid-template-columns: 4.5rem minmax(0, 5fr) minmax(0, 5fr) 14rem; gap: .15rem .75rem; align-items: baseline; padding: .55rem .75rem; list-style: none }
.schema > summary { display: block }
.method { font: 700 .8125rem/1.5 ui-monospace, Menlo, Consolas, monospace }
.get { color: var(--get) } .post { color: var(--post) } .put, .patch { color: var(--put) } .delete { color: var(--delete) }
.path { color: var(--soft) }
input, .permission { font-weight: 400 }
.permission { justify-self: end; font-size: .8125rem; text-align: right; padding: .05rem .5rem; border: 1px solid var(--line); border-radius: 99px; background: var(--back) }
.permission i { color: var(--soft) }
.about { padding: 0 .75rem .75rem; border-top: 1px solid var(--line) }
.about > p { max-width: 48rem }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; margin: .75rem 0 }
caption { text-align: left; font-weight: 700; font-size: .875rem }
th { font-size: .8125rem; color: var(--soft); font-weight: 600 }
th, td { padding: .35rem .75rem .35rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line) }
td:first-child { width: 26% } td:nth-child(2) { width: 30% }
td b { color: var(--bad); font-size: .75rem; font-weight: 600 }
td small { color: var(--soft) }
.answers { margin: 0 0 1rem; padding: 0; list-style: none; font-size: .9375rem }
.answers li { padding: .15rem 0 } .answers b { font-variant-numeric: tabular-nums; margin-right: .5rem }
.attempt { margin-top: 1rem; display: grid; gap: .6rem }
.attempt label { display: grid; grid-template-columns: minmax(8rem, 14rem) minmax(0, 1fr); gap: .25rem .75rem; align-items: center; font-size: .9375rem }
.attempt label.whole { grid-template-columns: 1fr }
.attempt button { justify-self: start }
.problems { max-width: 60rem; padding-top: 2rem }
:target { scroll-margin-top: 1rem }
tr:target { background: var(--mark) }
@media (max-width: 860px) {
  .operation > summary { grid-template-columns: 4rem minmax(0, 1fr) auto }
  .operation > summary .path { grid-column: 2 / -1; grid-row: 2 }
}
@media (max-width: 560px) {
  .chapter > summary { flex-wrap: wrap }
  .chapter > summary h2 { min-width: 0 }
  .chapter > summary span:not(.count) { flex-basis: 100%; order: 3 }
  .operation > summary { grid-template-columns: 3.75rem minmax(0, 1fr) }
  .operation > summary .permission { grid-column: 2; justify-self: start; text-align: left }
  thead { display: none }
  tr, td, td:first-child, td:nth-child(2) { display: block; width: auto }
  td { border: 0; padding: .1rem 0 }
  tr { padding: .4rem 0; border-bottom: 1px solid var(--line) }
  .attempt label { grid-template-columns: 1fr }
}
`;
