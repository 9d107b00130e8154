import { TextLink } from '@bgm/ui'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'

type PayLayoutProps = {
  /** The page from which the payer came; unset for a payer without an account. */
  back?: { href: string; label: string }
  /** The receipt. On phones it is below the page, unless `CollapsibleBill` replaces it. */
  aside: ReactNode
  folded?: boolean
  children: ReactNode
}

/** The layout for payment pages: no menu, the page, and the receipt beside it. */
export function PayLayout({ back, aside, folded = false, children }: PayLayoutProps) {
  return (
    <div className="grid items-start gap-x-[clamp(1.75rem,4.4vw,4.5rem)] gap-y-10 pt-2 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="min-w-0">
        {back ? (
          <p className="mb-3">
            <TextLink href={back.href} className="inline-flex min-h-11 items-center gap-2 text-label">
              <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
              {back.label}
            </TextLink>
          </p>
        ) : null}
        {children}
      </div>
      <aside className={`min-w-0 lg:sticky lg:top-6 ${folded ? 'max-lg:hidden' : ''}`}>{aside}</aside>
    </div>
  )
}
