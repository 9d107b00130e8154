import type { ReactNode } from 'react'
import { CopyButton } from '#app/components/copy-button'
import { useText } from '#app/text'

/** Makes tables denser than in the portal. */
export const denseTableClass =
  '[&_table]:text-small md:[&_td]:py-2.5 md:[&_tbody_th]:py-2.5 md:[&_thead_th]:py-2.5'

/** A titled section around a table; `id` is the id of its heading. */
export function Panel({
  id,
  title,
  note,
  aside,
  tools,
  children,
}: {
  id: string
  title: ReactNode
  /** A line below the title. */
  note?: ReactNode
  /** A remark at the end of the title's line. */
  aside?: ReactNode
  /** Controls in place of a remark. */
  tools?: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className={`min-w-0 ${denseTableClass}`}>
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div>
          <h2 id={id} className="text-[1.1875rem] tracking-[-0.02em]">
            {title}
          </h2>
          {note ? <p className="text-small text-muted">{note}</p> : null}
        </div>
        {aside ? <p className="text-small text-muted">{aside}</p> : null}
        {tools}
      </div>
      {children}
    </section>
  )
}

/**
 * A checksum shortened in the middle; a click selects it and a button copies it. `of` names what the
 * checksum covers.
 */
export function Checksum({ value, of }: { value: string; of: string }) {
  const t = useText()
  return (
    <span className="inline-flex max-w-full items-center gap-0.5">
      <code className="inline-flex min-w-0 font-mono text-[0.8125rem] whitespace-nowrap select-all">
        <span className="w-[9.5ch] truncate">{value.slice(0, -8)}</span>
        <span>{value.slice(-8)}</span>
      </code>
      <CopyButton
        text={value}
        variant="quiet"
        size="s"
        className="px-2.5"
        what={t('collective.files.checksum_of', { name: of })}
      />
    </span>
  )
}
