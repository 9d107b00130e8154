import { formatLicenceCode } from '@bgm/validation'
import type { CheckTime } from './check-time'
import { getElement, showOnly } from './elements'
import type { StatusList } from './status-list'
import type { LicenceVerification, SignedLicence } from './verify-licence'

const isEnglish = () => document.documentElement.lang === 'en'

const formatDate = (at: Date, options: Intl.DateTimeFormatOptions = {}) =>
  new Intl.DateTimeFormat(isEnglish() ? 'en-GB' : 'id-ID', {
    dateStyle: 'long',
    timeZone: 'Asia/Jakarta',
    ...options,
  }).format(at)

/** Shows whether the page is ready, including for offline use, and how old its status list is. */
export function showReadiness(statusList: StatusList | null, isOffline: boolean): void {
  const ready = isOffline ? 'ready_offline' : 'ready'
  const shown = showOnly('readiness', 'notice', statusList ? ready : 'ready_without_list')
  if (shown && statusList) fillInDate(shown, statusList.signedAt)
}

function fillInDate(element: HTMLElement, date: Date): void {
  element.dataset.text ??= element.textContent ?? ''
  element.textContent = element.dataset.text.replace('{date}', formatDate(date, { timeStyle: 'short' }))
}

/** Shows a result, with the time used, and moves the focus to it. */
export function showOutcome(verification: LicenceVerification, time: CheckTime): void {
  const result = getElement('result')
  result.hidden = false
  showOnly('result', 'outcome', verification.outcome)
  getElement('found').hidden = !('licence' in verification)
  if ('licence' in verification) {
    showLicence(verification.licence)
    showTime(time)
    getElement('found-unlisted').hidden = verification.listChecked
  }
  result.focus()
  result.scrollIntoView({ block: 'start' })
}

function showTime({ now, source, isClockWrong }: CheckTime): void {
  const notice = source === 'server' && isClockWrong ? 'wrong_clock' : source
  const shown = showOnly('found-time', 'time', notice)
  if (shown) fillInDate(shown, new Date(now))
}

function showLicence({ sub, venue, zone, address, nbf, exp }: SignedLicence): void {
  const fields = { venue, zone, address }
  for (const [name, value] of Object.entries(fields)) {
    const field = getElement('found').querySelector(`.match .${name}`)
    if (field) field.textContent = value
  }
  const period = getElement('found-period')
  // `exp` is exclusive: a licence that expires at midnight is last valid on the day before.
  period.textContent = (period.dataset.text ?? '')
    .replace('{from}', formatDate(new Date(nbf * 1000)))
    .replace('{until}', formatDate(new Date(exp * 1000 - 1)))
  getElement('found-code').textContent = formatLicenceCode(sub)
  getElement('found-link', HTMLAnchorElement).href = `${isEnglish() ? '/en' : ''}/l/${sub.toLowerCase()}`
}
