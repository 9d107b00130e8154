import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Logo, type LogoProps } from '../art/logo'
import { type LanguageLink, LanguageSwitch } from '../controls/switches'
import { SkipLink } from './skip-link'
import { Stepper, type StepperProps } from './stepper'

export type WizardFrameProps = {
  logo: LogoProps
  skipLabel: string
  languages?: { label: string; links: readonly LanguageLink[] }
  /** The button that the Enter key activates, so it is rendered before the submit buttons in the header. */
  defaultButton?: ReactNode
  /** "Simpan dan keluar" as a link or a small form. */
  exit?: ReactNode
  stepper: StepperProps
  title: ReactNode
  lead?: ReactNode
  /** Shown beside the title, e.g. the billing period. */
  titleAside?: ReactNode
  /** The form, whose last child must be `WizardActions`. */
  children: ReactNode
  /** The summary, shown on the right, or above the actions on screens below 1040 px. */
  aside?: ReactNode
}

/** One step of the registration, with header, stepper, form and summary. */
export function WizardFrame(props: WizardFrameProps) {
  const {
    logo,
    skipLabel,
    languages,
    defaultButton,
    exit,
    stepper,
    title,
    lead,
    titleAside,
    children,
    aside,
  } = props
  return (
    <>
      <SkipLink>{skipLabel}</SkipLink>
      {defaultButton}
      <header className="border-b border-line">
        <div className="wrap flex min-h-19 items-center justify-between gap-4">
          <Logo {...logo} compact={exit !== undefined} />
          <div className="flex items-center gap-1 sm:gap-4">
            {languages ? <LanguageSwitch {...languages} /> : null}
            {exit}
          </div>
        </div>
      </header>
      <main id="isi" tabIndex={-1} className="wrap outline-none">
        <Stepper {...stepper} />
        <div
          className={cx('wizard pb-16 max-sm:has-[[data-wizard-actions]]:pb-0', aside && 'wizard-with-aside')}
        >
          <div className="wizard-main">
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
              <div>
                <h1 className="text-[clamp(1.875rem,1.5rem+1.6vw,2.75rem)] leading-[1.12] tracking-[-0.03em]">
                  {title}
                </h1>
                {lead ? <p className="mt-2.5 text-lead text-muted">{lead}</p> : null}
              </div>
              {titleAside}
            </div>
            {children}
          </div>
          {aside ? <aside className="min-w-0 xl:sticky xl:top-6">{aside}</aside> : null}
        </div>
      </main>
    </>
  )
}

/**
 * The back button on the left and the next button on the right; sticks to the bottom edge on small screens.
 * Must be the last child of the form.
 */
export function WizardActions({ children }: { children: ReactNode }) {
  return (
    <div
      data-wizard-actions=""
      className="flex justify-between gap-3 border-t border-line pt-6 max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-gutter max-sm:bg-paper max-sm:px-gutter max-sm:py-3 max-sm:[&>:last-child:not(:first-child)]:flex-1 [&>:only-child]:ml-auto"
    >
      {children}
    </div>
  )
}

/** A section of a step below a hairline: heading, description and content. */
export function WizardSection({
  title,
  text,
  aside,
  children,
}: {
  title: ReactNode
  text?: ReactNode
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="border-line pt-1 not-first:mt-3 not-first:border-t not-first:pt-9">
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-[1.375rem] leading-[1.2]">{title}</h2>
        {aside}
      </div>
      {text ? <p className="mt-1.5 text-muted">{text}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  )
}

/** The card beside a step: illustration, title and content. */
export function AsideCard({
  art,
  title,
  children,
}: {
  art?: ReactNode
  title: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="rounded-[64px_6px_28px_6px] bg-sunken p-7">
      {art ? <div className="mx-auto mb-4 w-[150px]">{art}</div> : null}
      <h2 className={cx('text-[1.1875rem] leading-[1.3]', art && 'text-center')}>{title}</h2>
      {children}
    </div>
  )
}
