import { cx } from 'class-variance-authority'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Anchor } from '../controls/anchor'

export type BreadcrumbProps = {
  label: string
  /** The last item is the current page and needs no URL. */
  items: readonly { label: string; href?: string; lang?: string | undefined }[]
  /** The language of the label, if it differs from the surrounding text. */
  lang?: string | undefined
  className?: string
}

/** The breadcrumb of a page. Phones show only the back link. */
export function Breadcrumb({ label, items, lang, className }: BreadcrumbProps) {
  return (
    <nav aria-label={label} lang={lang} className={className}>
      <ol className="flex flex-wrap items-center gap-1.5 text-small text-muted">
        {items.map(({ label: text, href, lang: of }, index) => (
          <li
            key={text}
            lang={of}
            className={cx('flex items-center gap-1.5', index !== items.length - 2 && 'max-sm:sr-only')}
          >
            {index > 0 ? <ChevronRight aria-hidden="true" className="size-3.5 max-sm:hidden" /> : null}
            <ChevronLeft aria-hidden="true" className="size-4 sm:hidden" />
            {href ? (
              <Anchor href={href} className="py-2.5 underline underline-offset-[0.2em]">
                {text}
              </Anchor>
            ) : (
              <span aria-current="page" className="font-semibold text-ink">
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
