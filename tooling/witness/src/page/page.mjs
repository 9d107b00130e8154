import { readFileSync } from 'node:fs'
import { createFormats, escapeHtml } from './formats.mjs'
import { renderFlower, renderMark } from './marks.mjs'
import { renderRefusals } from './refusals.mjs'
import { chooseLanguage, languages } from './texts.mjs'
import { getView } from './view.mjs'

const readFile = name => readFileSync(new URL(name, import.meta.url), 'utf8')
const { version } = JSON.parse(readFile('../../package.json'))
export const styles = readFile('../../public/page.css')

const colours = { fork: 'bad', unproven: 'warn', needsAttention: 'warn', quiet: 'warn' }

function renderBand({ state, signedAt, origins }, { t, formats }) {
  const last = signedAt > 0 ? t.last(formats.clock(signedAt), formats.ago(signedAt)) : t.never
  const hint = state === 'waiting' && origins.length === 0 ? t.waitingWithoutLog : last
  return `<section class="band ${colours[state] ?? 'ok'}">${renderFlower()}<div><h2>${t[state]}</h2><p>${escapeHtml(hint)}</p></div></section>`
}

function renderPromise({ origins }, { t }) {
  const names = origins.map(origin => `<b>${escapeHtml(origin)}</b>`)
  const [last] = names.slice(-1)
  const all = names.length > 1 ? `${names.slice(0, -1).join(', ')} ${t.and} ${last}` : (last ?? t.noLog)
  return `<p class="lead">${t.promise(all)}</p>`
}

function renderCounts({ signed, since, entries, refusals }, { t, formats }) {
  const counts = [
    [signed, signed > 0 ? t.signed(formats.date(since)) : t.signedNever],
    [refusals.length, t.refusals],
    [entries, t.entries],
  ]
  return `<div class="counts">${counts.map(([count, what]) => `<p><b>${formats.number(count)}</b>${what}</p>`).join('')}</div>`
}

function renderRows({ rows, origins }, { t, formats }) {
  if (rows.length === 0) return ''
  const cells = ({ at, origin, size, grew, repeated }) => {
    const place = origins.length > 1 ? `<small>${escapeHtml(origin)}</small>` : ''
    const result = repeated ? renderMark('warn', t.isRepeated) : renderMark('ok', t.isSigned)
    return `<tr><td>${formats.moment(at)}${place}</td><td class="n" data-l="${t.size}">${formats.number(size)}</td><td class="n" data-l="${t.grew}">${formats.number(grew)}</td><td data-l="${t.result}">${result}</td></tr>`
  }
  return `<section><h2>${t.recent}</h2><table><thead><tr><th scope="col">${t.time}</th><th scope="col" class="n">${t.size}</th><th scope="col" class="n">${t.grew}</th><th scope="col">${t.result}</th></tr></thead><tbody>${rows.map(cells).join('')}</tbody></table></section>`
}

function renderKeys({ name, keys }, { t }) {
  const lines = keys.map(
    ({ algorithm, fingerprint }) => `<span class="algorithm">${algorithm}</span> ${fingerprint}`,
  )
  const hint = keys.some(({ algorithm }) => algorithm === 'ML-DSA-44') ? '' : `<p>${t.onlyEd25519}</p>`
  return `<section><h2>${t.keys}</h2><p class="keys">${[escapeHtml(name), ...lines].join('<br>')}</p><p class="small">${t.keysHint}</p>${hint}<details><summary>${t.keysLines}</summary><pre tabindex="0">${keys.map(({ vkey }) => escapeHtml(vkey)).join('\n')}</pre></details></section>`
}

const describeSettings = (problem, t) => (problem ? t.settingsWrong(problem.line) : 'witness.conf')

function renderUpkeep(view, { t, formats }) {
  const state = view.signedAt > 0 ? `state.json, ${formats.clock(view.signedAt)}` : t.stateNotYet
  const items = [
    [t.clock, view.isClockWrong, view.isClockWrong ? t.clockBehind : formats.clock(Date.now())],
    [t.state, view.isStorageBroken, view.isStorageBroken ? t.stateFailed : state],
    [t.settings, view.settingsProblem, describeSettings(view.settingsProblem, t)],
    [t.backup, view.isBackupOld, view.backupAt === null ? t.backupNever : formats.ago(view.backupAt)],
  ]
  const list = items.map(
    ([what, isWrong, text]) =>
      `<li>${renderMark(isWrong ? 'warn' : 'ok', what)}<span class="small">${escapeHtml(text)}</span></li>`,
  )
  return `<section><h2>${t.upkeep}</h2><ul>${list.join('')}</ul></section>`
}

/** The page that the office looks at, without scripts. */
export async function renderPage(witness, { request, url }) {
  const language = chooseLanguage(url, request.headers['accept-language'])
  const view = await getView(witness)
  const context = { t: languages[language], formats: createFormats(language, view.timeZone) }
  const { t } = context
  const title = escapeHtml(t.title(view.operator))
  const other = language === 'id' ? 'en' : 'id'
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="page.css"></head>
<body><main><header><p class="small">${escapeHtml(t.program(version, view.operator))} · <a href="?lang=${other}" lang="${other}" hreflang="${other}">${t.other}</a></p><h1>${title}</h1></header>
${renderBand(view, context)}
${renderRefusals(view, context)}
${renderPromise(view, context)}
${renderCounts(view, context)}
${renderRows(view, context)}
<div class="two">${renderKeys(view, context)}${renderUpkeep(view, context)}</div>
<footer><b>${escapeHtml(t.help(view.contact))}</b><a class="button" href="record.json" download>${t.download}</a></footer></main></body></html>`
}
