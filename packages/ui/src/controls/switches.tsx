import { cx } from 'class-variance-authority'
import { Monitor, Moon, Sun } from 'lucide-react'
import { iconButtonClass } from './icon-button'

export type LanguageLink = {
  locale: string
  /** The name of the language, e.g. "ID" or "Indonesia". */
  label: string
  href: string
  current?: boolean
  /** Renders a submit button instead of a link, so that form values are not lost. */
  button?: { form: string; name: string; value: string }
}

const language =
  'grid min-h-11 min-w-9 place-items-center px-1.5 text-muted no-underline hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-accent aria-[current]:decoration-2 aria-[current]:underline-offset-[6px]'

/** The languages as plain links, because changing the language loads a new document. */
export function LanguageSwitch({
  label,
  links,
  className,
}: {
  label: string
  links: readonly LanguageLink[]
  className?: string
}) {
  return (
    <nav aria-label={label} className={cx('flex text-small font-semibold', className)}>
      {links.map(link =>
        link.button && !link.current ? (
          <button
            key={link.locale}
            type="submit"
            {...link.button}
            formNoValidate
            lang={link.locale}
            data-locale={link.locale}
            className={cx(language, 'cursor-pointer')}
          >
            {link.label}
          </button>
        ) : (
          <a
            key={link.locale}
            href={link.href}
            lang={link.locale}
            hrefLang={link.locale}
            data-locale={link.locale}
            aria-current={link.current ? 'true' : undefined}
            className={language}
          >
            {link.label}
          </a>
        ),
      )}
    </nav>
  )
}

export type ThemeChoice = 'system' | 'light' | 'dark'

export type ThemeSwitchProps = {
  /** The group's label, used if all three choices are shown. */
  label: string
  /**
   * The button label for each choice. For `next`, the label states the current theme, e.g. "Tema: ikuti
   * sistem".
   */
  labels: Record<ThemeChoice, string>
  /** `next` is one icon button that cycles through the themes; `row` shows all three. */
  variant?: 'next' | 'row'
  className?: string
}

const choices = [
  ['system', Monitor],
  ['light', Sun],
  ['dark', Moon],
] as const

/**
 * Switches between the system, light and dark themes. packages/browser handles `data-theme-choice`, labels
 * the button and sets `aria-pressed`.
 */
export function ThemeSwitch({ label, labels, variant = 'next', className }: ThemeSwitchProps) {
  if (variant === 'next')
    return (
      <button
        type="button"
        data-theme-choice="next"
        data-label-system={labels.system}
        data-label-light={labels.light}
        data-label-dark={labels.dark}
        aria-label={labels.system}
        suppressHydrationWarning
        className={cx(iconButtonClass, className)}
      >
        <Moon aria-hidden="true" strokeWidth={1.75} className="dark:hidden" />
        <Sun aria-hidden="true" strokeWidth={1.75} className="hidden dark:block" />
      </button>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would become part of a form
    <div role="group" aria-label={label} className={cx('inline-flex rounded-pill bg-sunken p-1', className)}>
      {choices.map(([choice, Icon]) => (
        <button
          key={choice}
          type="button"
          data-theme-choice={choice}
          aria-label={labels[choice]}
          title={labels[choice]}
          suppressHydrationWarning
          className="grid size-11 place-items-center rounded-pill text-muted hover:text-ink aria-pressed:bg-segment-on aria-pressed:text-ink aria-pressed:shadow-1"
        >
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </button>
      ))}
    </div>
  )
}
