import type { LicenceCheck } from '@bgm/api-client'
import { licencePaths } from '#app/paths'
import { useCheckPage } from './check-context'

/** The code that a visitor copied from the player's screen. */
export type TypedScreenCode = { text: string; valid: boolean }

type LiveCodeProps = {
  code: string
  result: LicenceCheck['screen']
  typed: TypedScreenCode | null
}

/** Asks for the code on the player's screen, which a copied sticker does not show. */
export function LiveCode({ code, result, typed }: LiveCodeProps) {
  const { t, href } = useCheckPage()
  const invalid = typed !== null && !typed.valid
  return (
    <section className="card" id="screen">
      <h2>{t('licence_check.screen')}</h2>
      {typed?.valid && result ? (
        <p className={result === 'matches' ? 'notice ok' : 'notice bad'}>
          <b>{t(`licence_check.screen_${result}`)}</b>
          {t(`licence_check.screen_${result}_text`)}
        </p>
      ) : null}
      <form action={`${href(licencePaths.check(code))}#screen`} method="get">
        <div className="field">
          <label htmlFor="screen-code">{t('licence_check.screen_code')}</label>
          {invalid ? (
            <p className="error" id="screen-error">
              {t('licence_check.screen_invalid')}
            </p>
          ) : null}
          <input
            className="input code"
            id="screen-code"
            name="screen"
            defaultValue={invalid ? typed.text : undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={16}
            required
            aria-invalid={invalid || undefined}
            aria-describedby={invalid ? 'screen-error screen-hint' : 'screen-hint'}
          />
          <p className="hint" id="screen-hint">
            {t('licence_check.screen_hint')}
          </p>
        </div>
        <button type="submit" className="button outline">
          {t('licence_check.screen_compare')}
        </button>
      </form>
    </section>
  )
}
