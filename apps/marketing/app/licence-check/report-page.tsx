import { licenceReportReasons } from '@bgm/validation'
import type { FieldError, FormResult } from '#app/forms/form-result'
import { licencePaths, pages } from '#app/paths'
import { useCheckPage } from './check-context'
import { Code } from './notes'

type ReportPageProps = {
  code: string
  /** The submitted values and their errors; `submission_key` identifies one submission. */
  result: FormResult
}

const order = ['reason', 'message', 'email'] as const

/** The form for reporting a code to support. */
export function ReportPage({ code, result }: ReportPageProps) {
  const { t, href } = useCheckPage()
  const getError = useFieldError(result)
  const summary = ['', ...order].flatMap(name => getError(name) ?? [])
  return (
    <div className="columns single">
      <section className="card">
        <h1>{t('licence_check.report')}</h1>
        <p className="small">
          {t('licence_check.report_text')} <Code code={code} />
        </p>
        {summary.length > 0 ? (
          <div className="notice bad" role="alert">
            <b>{t(result.errors[''] ? 'errors.generic' : 'validation.form_invalid')}</b>
            {summary.join(' ')}
          </div>
        ) : null}
        <form action={href(licencePaths.report(code))} method="post" noValidate>
          <Reasons chosen={result.values.reason} error={getError('reason')} />
          <TextField name="message" rows={4} value={result.values.message} error={getError('message')} />
          <TextField name="email" value={result.values.email} error={getError('email')} />
          <div className="hidden" aria-hidden="true">
            <label htmlFor="website">{t('fields.website')}</label>
            <input id="website" name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <input type="hidden" name="submission_key" defaultValue={result.values.submission_key} />
          <button type="submit" className="button primary">
            {t('licence_check.send_report')}
          </button>
        </form>
        <p className="small">
          {t('licence_check.report_privacy')}{' '}
          <a href={href(pages.privacyPolicy)}>{t('licence_check.privacy_policy')}</a>
        </p>
      </section>
      <p>
        <a href={href(licencePaths.check(code))}>{t('licence_check.back')}</a>
      </p>
    </div>
  )
}

function useFieldError({ errors }: FormResult) {
  const { t } = useCheckPage()
  return (name: string): string | undefined => {
    const error: FieldError | undefined = errors[name]
    const field = name && t(`licence_check.fields.${name}`)
    return error && t([error.key, 'errors.generic'], { field, ...error.values })
  }
}

function Reasons({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  const { t } = useCheckPage()
  return (
    <fieldset className="field choices" aria-describedby={error ? 'reason-error' : undefined}>
      <legend>{t('licence_check.fields.reason')}</legend>
      {error ? (
        <p className="error" id="reason-error">
          {error}
        </p>
      ) : null}
      {licenceReportReasons.map(reason => (
        <label key={reason} className="choice">
          <input type="radio" name="reason" value={reason} defaultChecked={reason === chosen} required />
          {t(`licence_check.reasons.${reason}`)}
        </label>
      ))}
    </fieldset>
  )
}

type TextFieldProps = {
  name: 'message' | 'email'
  value: string | undefined
  error: string | undefined
  rows?: number
}

function TextField({ name, value, error, rows }: TextFieldProps) {
  const { t } = useCheckPage()
  const described = [error ? `${name}-error` : '', `${name}-hint`].filter(Boolean).join(' ')
  const shared = {
    id: name,
    name,
    className: 'input',
    defaultValue: value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described,
  } as const
  return (
    <div className="field">
      <label htmlFor={name}>
        {t(`licence_check.fields.${name}`)} <span className="hint">{t('words.optional')}</span>
      </label>
      {error ? (
        <p className="error" id={`${name}-error`}>
          {error}
        </p>
      ) : null}
      {rows ? (
        <textarea {...shared} rows={rows} maxLength={1000} />
      ) : (
        <input {...shared} type="email" inputMode="email" autoComplete="email" maxLength={254} />
      )}
      <p className="hint" id={`${name}-hint`}>
        {t(`licence_check.${name}_hint`)}
      </p>
    </div>
  )
}
