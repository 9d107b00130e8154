import type { EvidenceProblem } from '@bgm/validation'
import { useCheckPage } from '#app/licence-check/check-context'
import type { LicenceCheckState } from '#app/licence-check/glyphs'
import { StatePanel } from '#app/licence-check/state-panel'
import type { EvidenceOutcome } from './show-evidence'

const states: Record<EvidenceOutcome['outcome'], LicenceCheckState> = {
  genuine: 'active',
  contradicted: 'revoked',
  damaged: 'typing-error',
  'other-log': 'unknown',
  unsigned: 'revoked',
  unreadable: 'typing-error',
  large: 'typing-error',
  unsupported: 'unavailable',
}
const outcomes = Object.keys(states).filter((name): name is EvidenceOutcome['outcome'] => name in states)

/** The script keeps `{name}` in texts, which it replaces by values. */
const values = { line: '{line}', origin: '{origin}', number: '{number}', index: '{index}', title: '{title}' }

/** Verifies evidence of plays; show-evidence.ts fills in the results. */
export function EvidenceSection({ hasKeys }: { hasKeys: boolean }) {
  const { t } = useCheckPage()
  return (
    <section className="evidence" id="usage" aria-labelledby="evidence-title">
      <h2 id="evidence-title">{t('licence_verifier.evidence.title')}</h2>
      <p className="lead">{t('licence_verifier.evidence.text')}</p>
      <noscript>
        <p className="notice">{t('licence_verifier.evidence.needs_script')}</p>
      </noscript>
      {hasKeys ? null : <p className="notice bad">{t('licence_verifier.evidence.no_keys')}</p>}
      <div id="evidence-input" className="card" hidden>
        <div className="field">
          <label htmlFor="evidence-file">{t('licence_verifier.evidence.file')}</label>
          <input className="input" type="file" id="evidence-file" aria-describedby="evidence-hint" />
          <p className="hint" id="evidence-hint">
            {t('licence_verifier.evidence.file_hint')}
          </p>
        </div>
        <Progress />
      </div>
      <section id="evidence-result" aria-label={t('licence_verifier.evidence.result')} hidden>
        <div id="evidence-outcomes" tabIndex={-1}>
          {outcomes.map(outcome => (
            <div key={outcome} data-evidence={outcome} hidden>
              <StatePanel
                state={states[outcome]}
                level="h2"
                kind={t('licence_verifier.evidence.kind')}
                heading={t(`licence_verifier.evidence.outcomes.${outcome}.heading`)}
                text={t(`licence_verifier.evidence.outcomes.${outcome}.text`, values)}
              />
            </div>
          ))}
        </div>
        <div id="evidence-report" hidden>
          <Problems />
          <div className="columns">
            <Checked />
            <div className="column">
              <Places />
              <NotChecked />
            </div>
          </div>
        </div>
      </section>
    </section>
  )
}

function Progress() {
  const { t } = useCheckPage()
  const text = t('licence_verifier.evidence.progress', { percent: '{percent}', entries: '{entries}' })
  return (
    <div id="evidence-progress" hidden>
      <progress id="evidence-bar" max={1} value={0} aria-labelledby="evidence-progress-text" />
      <p className="small" id="evidence-progress-text" data-text={text} />
    </div>
  )
}

const problems = [
  'changed',
  'repeated',
  'signature',
  'link',
  'copied',
  'no-key',
  'missing',
] as const satisfies EvidenceProblem['kind'][]
const subjects = ['play', 'other_entry', 'untitled'] as const

function Problems() {
  const { t } = useCheckPage()
  const texts = { ...values, place: '{place}', time: '{time}' }
  return (
    <section className="card problems" id="evidence-problems-card" hidden>
      <h3>{t('licence_verifier.evidence.problems_title')}</h3>
      <div id="evidence-problem-texts" hidden>
        {problems.map(kind => (
          <span
            key={kind}
            data-problem={kind}
            data-text={t(`licence_verifier.evidence.problems.${kind}`, texts)}
          />
        ))}
        {subjects.map(name => (
          <span key={name} data-problem={name} data-text={t(`licence_verifier.evidence.${name}`, texts)} />
        ))}
      </div>
      <ul className="divided" id="evidence-problems" />
      <p
        className="small"
        id="evidence-more"
        data-text={t('licence_verifier.evidence.problems_more', values)}
      />
    </section>
  )
}

const facts = ['month', 'plays', 'signed', 'unsigned', 'unverified', 'rejected'] as const
const logFacts = ['entries', 'size', 'origin'] as const

function Checked() {
  const { t } = useCheckPage()
  const fact = (name: (typeof facts)[number] | (typeof logFacts)[number]) => (
    <div key={name} id={`evidence-${name}-fact`}>
      <dt>{t(`licence_verifier.evidence.${name}`)}</dt>
      <dd id={`evidence-${name}`} />
    </div>
  )
  return (
    <section className="card">
      <h3>{t('licence_verifier.evidence.checked_title')}</h3>
      <dl className="facts divided">
        {facts.map(fact)}
        <div>
          <dt>{t('licence_verifier.evidence.hours')}</dt>
          <dd id="evidence-hours" data-text={t('licence_verifier.evidence.hours_value', values)} />
        </div>
        {logFacts.map(fact)}
      </dl>
      <p className="small" id="evidence-outside" data-text={t('licence_verifier.evidence.outside', values)} />
    </section>
  )
}

function Places() {
  const { t } = useCheckPage()
  return (
    <section className="card" id="evidence-places-card">
      <h3 id="evidence-places-title">{t('licence_verifier.evidence.places_title')}</h3>
      <table aria-labelledby="evidence-places-title">
        <thead>
          <tr>
            <th scope="col">{t('licence_verifier.evidence.place')}</th>
            <th scope="col">{t('licence_verifier.evidence.signed_short')}</th>
            <th scope="col">{t('licence_verifier.evidence.unsigned_short')}</th>
          </tr>
        </thead>
        <tbody id="evidence-places" />
      </table>
    </section>
  )
}

const counted = ['unsigned', 'unverified', 'waiting'] as const
const never = ['readers', 'rules', 'names'] as const

function NotChecked() {
  const { t } = useCheckPage()
  return (
    <section className="card">
      <h3>{t('licence_verifier.evidence.not_checked_title')}</h3>
      <ul className="list small">
        {counted.map(name => (
          <li
            key={name}
            id={`evidence-not-${name}`}
            data-text={t(`licence_verifier.evidence.not_checked.${name}`, values)}
          />
        ))}
        {never.map(name => (
          <li key={name}>{t(`licence_verifier.evidence.not_checked.${name}`)}</li>
        ))}
      </ul>
    </section>
  )
}
