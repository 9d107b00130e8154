import { TextLink } from '@bgm/ui'
import { ShieldCheck } from 'lucide-react'
import { useSite } from '#app/components/use-site'
import type { BlockProps } from './block'
import { HeroStage } from './hero-stage'
import { SectionLinks } from './links'

export function Hero({
  title,
  accent,
  text,
  primary,
  secondary,
  note,
  note_link,
  anchor,
}: BlockProps<'hero'>) {
  const { contentHref } = useSite()
  return (
    <section id={anchor} className="relative overflow-clip">
      <div className="wrap grid items-center gap-[clamp(1.5rem,5vw,5.25rem)] pb-[clamp(3rem,5vw,5rem)] lg:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)]">
        <div className="pt-2 lg:py-10">
          <h1 className="text-display">
            {title} {accent ? <span className="text-accent-text">{accent}</span> : null}
          </h1>
          <p className="mt-[clamp(1.125rem,2vw,1.75rem)] max-w-[34em] text-lead text-muted">{text}</p>
          <div className="mt-[clamp(1.5rem,2.6vw,2.5rem)] flex flex-wrap gap-3">
            <SectionLinks primary={primary} secondary={secondary} />
          </div>
          {note ? (
            <p className="mt-5.5 flex max-w-[36em] gap-2.5 text-label text-muted">
              <ShieldCheck aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-ok" />
              <span>
                {note}{' '}
                {note_link ? <TextLink href={contentHref(note_link.href)}>{note_link.label}</TextLink> : null}
              </span>
            </p>
          ) : null}
        </div>
        <HeroStage />
      </div>
    </section>
  )
}
