import type { ReactNode } from 'react'
import { ErrorArt, type ErrorKind } from '../art/error-art'
import { Logo, type LogoProps } from '../art/logo'

export type ErrorPageProps = {
  kind: ErrorKind
  logo: LogoProps
  /** The status, e.g. "404"; absent for maintenance. */
  code?: string
  title: string
  text?: ReactNode
  /** Large buttons, or a `Loading` line. */
  actions?: ReactNode
  /** Small print, e.g. the request id. */
  children?: ReactNode
}

/** A full-page error: 404, 500 or maintenance. Works without JavaScript. */
export function ErrorPage({ logo, ...content }: ErrorPageProps) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] overflow-x-clip">
      <header className="wrap flex min-h-17 items-center 2xl:min-h-21">
        <Logo {...logo} />
      </header>
      <main id="isi" tabIndex={-1} className="wrap grid pt-6 pb-18 outline-none">
        <ErrorContent {...content} />
      </main>
    </div>
  )
}

/** The content of an error page, for use inside another frame. */
export function ErrorContent({ kind, code, title, text, actions, children }: Omit<ErrorPageProps, 'logo'>) {
  return (
    <div className="grid content-center items-center gap-10 lg:grid-cols-2 lg:content-normal">
      <div>
        {code ? <p className="mb-2 font-bold text-accent-text tabular-nums">{code}</p> : null}
        <h1 className="text-[clamp(2.25rem,1.5rem+3.4vw,4.5rem)] leading-none tracking-[-0.045em]">
          {title}
        </h1>
        {text ? <p className="mt-5 max-w-[30em] text-lead text-muted">{text}</p> : null}
        {actions ? <div className="mt-8 flex flex-wrap gap-3">{actions}</div> : null}
        {children ? <div className="mt-6 text-small text-muted wrap-anywhere">{children}</div> : null}
      </div>
      <ErrorArt kind={kind} className="max-h-[68vh] max-lg:order-first max-lg:max-w-[300px]" />
    </div>
  )
}
