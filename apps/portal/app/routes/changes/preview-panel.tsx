import { Lobe, type SummaryItem, SummaryList } from '@bgm/ui'
import type { ReactNode } from 'react'
import { useText } from '#app/text'

type Effect = {
  term: string
  text: string
  /** `ok` goes on, `waits` does so for a time, `ends` stops, `later` changes at the end of the period. */
  tone: 'ok' | 'waits' | 'ends' | 'later'
}

type PreviewPanelProps = {
  cost: { label: string; amount: string } | null
  items: readonly SummaryItem[]
  effects: readonly Effect[]
  /** What confirms the change, or says why it cannot be confirmed. */
  children: ReactNode
}

const tones = {
  ok: 'fill-ok',
  waits: 'fill-warn',
  ends: 'fill-bad rotate-90',
  later: 'fill-muted',
}

/** The consequences of the chosen answer, beside it. */
export function PreviewPanel({ cost, items, effects, children }: PreviewPanelProps) {
  const t = useText()
  return (
    <section
      aria-live="polite"
      aria-labelledby="preview-title"
      className="rounded-[56px_6px_28px_6px] bg-sunken px-6.5 pt-6.5 pb-5.5 max-sm:px-5 xl:sticky xl:top-5"
    >
      <h2 id="preview-title" className="text-[1.1875rem] tracking-[-0.02em]">
        {t('changes.preview.title')}
      </h2>
      {cost ? (
        <p className="mt-2.5 flex flex-wrap items-baseline justify-between gap-x-3 border-b-2 border-ink pb-3 font-bold">
          <span>{cost.label}</span>
          <output className="text-[1.625rem] leading-[1.1] tracking-[-0.035em] tabular-nums">
            {cost.amount}
          </output>
        </p>
      ) : null}
      {items.length > 0 ? <SummaryList items={items} className="divide-line-strong/40" /> : null}
      {effects.length > 0 ? (
        <>
          <h3 className="mt-4.5 text-body">{t('changes.preview.what')}</h3>
          <ul className="divide-y divide-line-strong/40">
            {effects.map(({ term, text, tone }) => (
              <li key={term} className="grid grid-cols-[22px_minmax(0,1fr)] gap-x-4 py-3 leading-normal">
                <Lobe
                  level={tone === 'later' ? 0.4 : tone === 'ends' ? 0.6 : 0.9}
                  className={`row-span-2 ${tones[tone]}`}
                />
                <b className="font-[650]">{term}</b>
                <span className="text-label text-muted">{text}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className="mt-3.5 grid gap-3">{children}</div>
    </section>
  )
}
