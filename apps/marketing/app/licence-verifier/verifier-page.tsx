import { useCheckPage } from '#app/licence-check/check-context'
import type { LicenceCheckState } from '#app/licence-check/glyphs'
import { LicensedPlace } from '#app/licence-check/licensed-place'
import { LmknNote } from '#app/licence-check/notes'
import { StatePanel } from '#app/licence-check/state-panel'
import { pages } from '#app/paths'
import { EvidenceSection } from './evidence-section'
import { listProblems } from './status-list'
import type { LicenceVerification } from './verify-licence'

const states: Record<LicenceVerification['outcome'], LicenceCheckState> = {
  valid: 'active',
  unchecked: 'unavailable',
  refused: 'unknown',
  early: 'early',
  expired: 'expired',
  listed: 'revoked',
  revoked: 'revoked',
  suspended: 'suspended',
  forged: 'revoked',
  'revoked-key': 'revoked',
  'unknown-key': 'unknown',
  unreadable: 'typing-error',
}
const outcomes = Object.keys(states).filter((name): name is LicenceVerification['outcome'] => name in states)

/** The data with which the page verifies licences without a network; `at` is the time it was loaded. */
type VerifierData = {
  keys: unknown
  lists: { numbered: string | null; tokens: readonly { number: number; jws: string }[] }
  /** URL of the script that reads QR codes in browsers without a built-in detector. */
  detector: string
  /** The verifier keys of the usage log; null if they are not available. */
  logKeys: readonly string[] | null
  /** URL of the script that verifies evidence of plays. */
  evidenceWorker: string
}

/** The verifier page contains all the text; its script (verifier.ts) fills in the results. */
export function VerifierPage({ data }: { data: VerifierData }) {
  const { t } = useCheckPage()
  return (
    <>
      <h1 className="title">{t('licence_verifier.title')}</h1>
      <p className="lead">{t('licence_verifier.text')}</p>
      <script
        type="application/json"
        id="data"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
      <noscript>
        <p className="notice">{t('licence_verifier.needs_script')}</p>
      </noscript>
      <Readiness />
      <section id="result" tabIndex={-1} aria-label={t('licence_verifier.result')} hidden>
        {outcomes.map(outcome => (
          <div key={outcome} data-outcome={outcome} hidden>
            <StatePanel
              state={states[outcome]}
              level="h2"
              kind={t('licence_verifier.kind')}
              heading={t(`licence_verifier.outcomes.${outcome}.heading`)}
              text={t(`licence_verifier.outcomes.${outcome}.text`, { from: '{from}', until: '{until}' })}
            />
          </div>
        ))}
        <ListProblems />
        <Found />
      </section>
      <div className="columns" id="inputs" hidden>
        <Paste />
        <Scan />
      </div>
      <p className="small below">
        <a href={useCheckPage().href(pages.licenceCheck)}>{t('licence_verifier.back')}</a>
      </p>
      <EvidenceSection hasKeys={data.logKeys !== null} />
    </>
  )
}

const notices = ['ready', 'ready_offline', 'ready_without_list', 'unsupported'] as const

/** The current state of the verifier; the script shows one of these messages and fills in the date. */
function Readiness() {
  const { t } = useCheckPage()
  return (
    <div role="status" id="readiness">
      {notices.map(name => (
        <p
          key={name}
          data-notice={name}
          className={name === 'unsupported' ? 'notice bad' : 'notice ok'}
          hidden
        >
          {t(`licence_verifier.${name}`, { date: '{date}' })}
        </p>
      ))}
    </div>
  )
}

/** The signed data, shown only if the signature is genuine. */
function Found() {
  const { t, href } = useCheckPage()
  return (
    <div className="columns" id="found" hidden>
      <LicensedPlace place={{ venue: '', zone: '', address: '' }} />
      <div className="column">
        <section className="card">
          <h2>{t('licence_check.details')}</h2>
          <dl className="facts divided">
            <div>
              <dt>{t('licence_check.period')}</dt>
              <dd
                id="found-period"
                data-text={t('licence_check.period_dates', { from: '{from}', until: '{until}' })}
              />
            </div>
            <div>
              <dt>{t('licence_check.code_label')}</dt>
              <dd id="found-code" className="code" />
            </div>
          </dl>
          <p className="small">
            <a id="found-link" href={href(pages.licenceCheck)}>
              {t('licence_verifier.live_check')}
            </a>
          </p>
          <TimeNote />
        </section>
        <LmknNote />
      </div>
    </div>
  )
}

/** Why the status could not be checked; the script shows one of these messages. */
function ListProblems() {
  const { t } = useCheckPage()
  return (
    <div id="list-problem">
      {listProblems.map(name => (
        <p key={name} data-problem={name} className="notice bad" hidden>
          {t(`licence_verifier.list_problems.${name}`)}
        </p>
      ))}
    </div>
  )
}

const times = ['server', 'wrong_clock', 'device', 'list'] as const

/** Which clock was used; the script shows one of these messages and fills in the time. */
function TimeNote() {
  const { t } = useCheckPage()
  return (
    <div id="found-time">
      {times.map(name => (
        <p
          key={name}
          data-time={name}
          className={name === 'wrong_clock' || name === 'list' ? 'notice bad' : 'small'}
          hidden
        >
          {t(`licence_verifier.times.${name}`, { date: '{date}' })}
        </p>
      ))}
    </div>
  )
}

function Paste() {
  const { t } = useCheckPage()
  return (
    <section className="card">
      <form id="paste">
        <div className="field">
          <label htmlFor="jws">{t('licence_verifier.paste')}</label>
          <textarea
            className="input"
            id="jws"
            rows={6}
            required
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            aria-describedby="jws-hint"
          />
          <p className="hint" id="jws-hint">
            {t('licence_verifier.paste_hint')}
          </p>
        </div>
        <button type="submit" className="button primary">
          {t('licence_verifier.verify')}
        </button>
      </form>
    </section>
  )
}

const scanErrors = ['camera_denied', 'no_code', 'scan_unsupported'] as const

function Scan() {
  const { t } = useCheckPage()
  return (
    <section className="card">
      <h2>{t('licence_verifier.scan')}</h2>
      <p className="small">{t('licence_verifier.scan_text')}</p>
      <div id="scan" className="scan" hidden>
        <video id="video" muted playsInline aria-label={t('licence_verifier.aim')} hidden />
        <button type="button" id="camera" className="button outline" hidden>
          {t('licence_verifier.camera')}
        </button>
        <button type="button" id="stop" className="button outline" hidden>
          {t('licence_verifier.stop_camera')}
        </button>
        <div className="field">
          <label htmlFor="photo">{t('licence_verifier.photo')}</label>
          <input className="input" type="file" id="photo" accept="image/*" />
        </div>
        <div role="status">
          <p id="reading" className="small" hidden>
            {t('licence_verifier.reading')}
          </p>
        </div>
      </div>
      <div role="alert" id="scan-errors">
        {scanErrors.map(name => (
          <p key={name} data-error={name} className="error" hidden>
            {t(`licence_verifier.${name}`)}
          </p>
        ))}
      </div>
    </section>
  )
}
