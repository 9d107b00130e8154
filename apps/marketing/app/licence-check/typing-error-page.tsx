import { useCheckPage } from './check-context'
import { CodeForm } from './code-form'
import { LmknNote } from './notes'
import { StatePanel } from './state-panel'

export type TypingError = { text: string; reason: 'length' | 'characters' | 'check' }

const confused = ['zero', 'one', 'u', 'b'] as const

/** Shown for text that is not a code. The page makes no statement about a licence. */
export function TypingErrorPage({ typed }: { typed: TypingError }) {
  const { t } = useCheckPage()
  return (
    <>
      <StatePanel
        state="typing-error"
        kind={t('licence_check.not_checked')}
        heading={t('licence_check.states.typing-error')}
        text={t('licence_check.typing_error_text')}
      />
      <div className="columns">
        <section className="card">
          <CodeForm
            label={t('licence_check.correct_code')}
            typed={{ text: typed.text, error: t(`licence_check.typing_errors.${typed.reason}`) }}
            button="primary"
          />
        </section>
        <div className="column">
          <section className="card">
            <h2>{t('licence_check.often_confused')}</h2>
            <dl className="facts divided">
              {confused.map(name => (
                <div key={name}>
                  <dt>{t(`licence_check.confused.${name}`)}</dt>
                  <dd>{t(`licence_check.confused.${name}_read`)}</dd>
                </div>
              ))}
            </dl>
          </section>
          <LmknNote />
        </div>
      </div>
    </>
  )
}
