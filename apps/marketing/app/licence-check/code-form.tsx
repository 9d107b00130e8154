import { pages } from '#app/paths'
import { useCheck } from './check-context'

interface CodeFormProps {
  label: string
  /** The typed text, with the reason why it is not a code. */
  typed?: { text: string; error: string }
  button: 'primary' | 'dark'
}

/** The field for a code, for those who cannot scan it. */
export function CodeForm({ label, typed, button }: CodeFormProps) {
  const { t, href } = useCheck()
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
