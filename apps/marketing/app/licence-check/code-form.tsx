import { pages } from '#app/paths'
import { useCheckPage } from './check-context'

type CodeFormProps = {
  label: string
  /** The entered text and the reason why it is not a valid code. */
  typed?: { text: string; error: string }
  button: 'primary' | 'dark'
}

/** A field for entering a code by hand if it cannot be scanned. */
export function CodeForm({ label, typed, button }: CodeFormProps) {
  const { t, href } = useCheckPage()
  return (
    <form action={href(pages.licenceCheck)} method="get">
      <div className="field">
        <label htmlFor="code">{label}</label>
        {typed ? (
          <p className="error" id="code-error">
            {typed.error}
          </p>
        ) : null}
        <input
          className="input code"
          id="code"
          name="code"
          defaultValue={typed?.text}
          placeholder="XXXX-XXXX-XXXXX"
          maxLength={64}
          required
          // biome-ignore lint/a11y/noAutofocus: the page is only about correcting what was typed here
          autoFocus={typed !== undefined}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={typed ? true : undefined}
          aria-describedby={typed ? 'code-error code-hint' : 'code-hint'}
        />
        <p className="hint" id="code-hint">
          {t('licence_check.code_hint')}
        </p>
      </div>
      <button type="submit" className={`button ${button}`}>
        {t('licence_check.check_code')}
      </button>
    </form>
  )
}
