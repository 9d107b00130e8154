import { formatLicenceCode } from '@bgm/validation'
import type { CheckTime } from './check-time'
import { getElement, showOnly } from './elements'
import type { LicenceVerification, SignedLicence } from './verify-licence'

const isEnglish = () => document.documentElement.lang === 'en'

const formatDate = (at: Date, options: Intl.DateTimeFormatOptions = {}) =>
  new Intl.DateTimeFormat(isEnglish() ? 'en-GB' : 'id-ID', {
    dateStyle: 'long',
    timeZone: 'Asia/Jakarta',
    ...options,
  }).format(at)

/** Shows whether the page is ready, including for offline use, and when its status list was signed. */
export function showReadiness(listSignedAt: Date | null, isOffline: boolean): void {
  const ready = isOffline ? 'ready_offline' : 'ready'
  const shown = showOnly('readiness', 'notice', listSignedAt ? ready : 'ready_without_list')
  if (shown && listSignedAt) fillInDate(shown, listSignedAt)
}

/** Replaces names in braces in the text of an element. */
function fillIn(element: HTMLElement, values: Record<string, string>): void {
  element.dataset.text ??= element.textContent ?? ''
  const text = element.dataset.text
  element.textContent = Object.entries(values).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, value),
    text,
  )
}

const fillInDate = (element: HTMLElement, date: Date) =>
  fillIn(element, { date: formatDate(date, { timeStyle: 'short' }) })

// `exp` is exclusive: a licence that expires at midnight is last valid on the day before.
const formatPeriod = ({ nbf, exp }: SignedLicence) => ({
  from: formatDate(new Date(nbf * 1000)),
  until: formatDate(new Date(exp * 1000 - 1)),
})

/** Shows a result, with the time used, and moves the focus to it. */
export function showOutcome(verification: LicenceVerification, time: CheckTime): void {
  const result = getElement('result')
  result.hidden = false
  const panel = showOnly('result', 'outcome', verification.outcome)
  const text = panel?.querySelector<HTMLElement>('p:last-child')
  if (text && 'licence' in verification) fillIn(text, formatPeriod(verification.licence))
  showOnly('list-problem', 'problem', 'problem' in verification ? verification.problem : null)
  getElement('found').hidden = !('licence' in verification)
  if ('licence' in verification) {
    showLicence(verification.licence)
    showTime(time)
  }
  result.focus()
  result.scrollIntoView({ block: 'start' })
}

function showTime({ now, source, isClockWrong }: CheckTime): void {
  const notice = source === 'server' && isClockWrong ? 'wrong_clock' : source
  const shown = showOnly('found-time', 'time', notice)
  if (shown) fillInDate(shown, new Date(now))
}

function showLicence(licence: SignedLicence): void {
  const { sub, venue, zone, address } = licence
  const fields = { venue, zone, address }
  for (const [name, value] of Object.entries(fields)) {
    const field = getElement('found').querySelector(`.match .${name}`)
    if (field) field.textContent = value
  }
  fillIn(getElement('found-period'), formatPeriod(licence))
  getElement('found-code').textContent = formatLicenceCode(sub)
  getElement('found-link', HTMLAnchorElement).href = `${isEnglish() ? '/en' : ''}/l/${sub.toLowerCase()}`
}
