import type { EvidenceProblem, EvidenceReport, EvidenceResult } from '@bgm/validation'
import { getElement, showOnly } from './elements'

/** `large`: the file was not read at all. */
export type EvidenceOutcome = EvidenceResult | { outcome: 'large' }

const isEnglish = () => document.documentElement.lang === 'en'
const locale = () => (isEnglish() ? 'en-GB' : 'id-ID')
const formatNumber = (value: number, digits = 0) =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(value)
const formatDate = (at: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale(), { timeZone: 'Asia/Jakarta', ...options }).format(at)

/** Replaces `{name}` in the text that the page has for an element. */
function fill(element: HTMLElement, values: Record<string, string>): string {
  const text = element.dataset.text ?? ''
  return text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all)
}
const write = (id: string, values: Record<string, string>) => {
  const element = getElement(id)
  element.textContent = fill(element, values)
}

export function hideEvidence(): void {
  getElement('evidence-progress').hidden = true
  getElement('evidence-result').hidden = true
}

export function showEvidenceProgress(share: number, entries: number): void {
  getElement('evidence-progress').hidden = false
  getElement('evidence-bar', HTMLProgressElement).value = share
  write('evidence-progress-text', {
    percent: formatNumber(Math.floor(share * 100)),
    entries: formatNumber(entries),
  })
}

/** Shows a result, and moves the focus to it. */
export function showEvidence(result: EvidenceOutcome): void {
  getElement('evidence-progress').hidden = true
  const region = getElement('evidence-result')
  region.hidden = false
  const shown = showOnly('evidence-outcomes', 'evidence', result.outcome)
  const text = shown?.querySelector<HTMLElement>('.state > div > p:last-child')
  if (text) {
    text.dataset.text ??= text.textContent ?? ''
    const line = 'line' in result ? formatNumber(result.line) : ''
    text.textContent = fill(text, { line, origin: 'origin' in result ? result.origin : '' })
  }
  getElement('evidence-report').hidden = !('report' in result)
  if ('report' in result) showReport(result.report)
  getElement('evidence-outcomes').focus()
  region.scrollIntoView({ block: 'start' })
}

function showReport(report: EvidenceReport): void {
  showProblems(report)
  const facts: Record<string, string> = {
    month: formatDate(Date.parse(`${report.month}-15T05:00:00Z`), { month: 'long', year: 'numeric' }),
    plays: formatNumber(report.plays),
    signed: formatNumber(report.signed),
    unsigned: formatNumber(report.unsigned),
    unverified: formatNumber(report.unverified),
    rejected: formatNumber(report.counts.rejection),
    entries: formatNumber(report.entries),
    size: formatNumber(report.size),
    origin: report.origin,
  }
  for (const [name, value] of Object.entries(facts)) getElement(`evidence-${name}`).textContent = value
  write('evidence-hours', { number: formatNumber(report.milliseconds / 3_600_000, 1) })
  getElement('evidence-unverified-fact').hidden = report.unverified === 0
  write('evidence-outside', { number: formatNumber(report.outside) })
  getElement('evidence-outside').hidden = report.outside === 0
  for (const name of ['unsigned', 'unverified', 'waiting'] as const) {
    write(`evidence-not-${name}`, { number: formatNumber(report[name]) })
    getElement(`evidence-not-${name}`).hidden = report[name] === 0
  }
  showPlaces(report)
}

const describePlace = ({ unit, zone }: { unit: string | null; zone: string }) =>
  unit === null ? zone : `${unit}, ${zone}`

function showPlaces({ zones }: EvidenceReport): void {
  const rows = zones.map(({ signed, unsigned, unverified, ...place }) => {
    const row = document.createElement('tr')
    const name = document.createElement('th')
    name.scope = 'row'
    name.textContent = describePlace(place)
    const cells = [signed, unsigned + unverified].map(value => {
      const cell = document.createElement('td')
      cell.textContent = formatNumber(value)
      return cell
    })
    row.append(name, ...cells)
    return row
  })
  getElement('evidence-places').replaceChildren(...rows)
  getElement('evidence-places-card').hidden = rows.length === 0
}

function showProblems({ problems, problemCount }: EvidenceReport): void {
  getElement('evidence-problems-card').hidden = problemCount === 0
  getElement('evidence-problems').replaceChildren(...problems.map(createProblem))
  const more = getElement('evidence-more')
  more.hidden = problemCount <= problems.length
  write('evidence-more', { number: formatNumber(problemCount - problems.length) })
}

function createProblem({ kind, index, play, count }: EvidenceProblem): HTMLElement {
  const template = getElement('evidence-problem-texts')
  const find = (name: string) => template.querySelector<HTMLElement>(`[data-problem="${name}"]`)
  const numbers = { index: formatNumber(index), number: formatNumber(count ?? 0) }
  const [subject, text] = [find(play ? 'play' : 'other_entry'), find(kind)]
  const what = document.createElement('b')
  what.textContent =
    subject &&
    fill(subject, {
      ...numbers,
      title: play?.title ?? find('untitled')?.dataset.text ?? '',
      place: play ? describePlace(play) : '',
      time: play ? `${formatDate(play.startedAt, { dateStyle: 'long', timeStyle: 'short' })} WIB` : '',
    })
  const item = document.createElement('li')
  item.append(what, text ? fill(text, numbers) : '')
  return item
}
