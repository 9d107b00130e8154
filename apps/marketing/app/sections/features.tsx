import type { Card } from '@bgm/api-client'
import { SectionHeader } from '@bgm/ui'
import { cx } from '#app/components/cx'
import { artBackgrounds, FeatureArt, findArtName } from './art/feature-art'
import type { BlockProps } from './block'
import { ComingSoon } from './coming-soon'
import { SectionBox } from './section-box'

const looks = {
  surface: 'border border-line bg-surface',
  deep: 'on-deep',
  tint: 'bg-accent-tint',
  sunken: 'bg-sunken',
}

const half = ['xl:col-span-5', 'xl:col-span-7', 'xl:col-span-7', 'xl:col-span-5']
const third = 'xl:col-span-4'

/**
 * Returns column classes for a grid of twelve columns: rows of three cards, plus rows of two (5 + 7, 7 + 5)
 * for the remainder or if there are at least nine cards.
 */
export function getColumnSpans(count: number): string[] {
  const pairs = count % 3 === 0 ? (count < 9 ? 0 : 3) : count % 3 === 1 ? 2 : 1
  const paired = Math.min(count, pairs * 2)
  return Array.from({ length: count }, (_, index) => {
    const inPair =
      index < Math.min(paired, 4) ? index : index >= count - (paired - 4) ? index - count + paired : -1
    return inPair < 0 ? third : (half[inPair % 4] ?? third)
  })
}

export function Features({ title, text, cards, anchor, page }: BlockProps<'features'>) {
  const columns = getColumnSpans(cards.length)
  return (
    <SectionBox id={anchor}>
      <SectionHeader title={title} lead={text} />
      <div className="grid gap-3.5 sm:gap-5 md:grid-cols-2 xl:grid-cols-12">
        {cards.map((card, index) => (
          <FeatureCard
            key={card.title}
            card={card}
            industry={page.industry}
            className={columns[index] ?? ''}
          />
        ))}
      </div>
    </SectionBox>
  )
}

function FeatureCard({
  card: { icon, title, subtitle, detail, coming },
  industry,
  className,
}: {
  card: Card
  industry: string | null
  className: string
}) {
  const art = findArtName(icon)
  const ground = art ? artBackgrounds[art] : 'surface'
  const quiet = ground === 'tint' ? '' : 'text-muted'
  return (
    <article
      className={cx(
        'flex min-w-0 flex-col gap-5.5 overflow-hidden md:max-xl:last:odd:col-span-2 rounded-panel p-[clamp(20px,2.2vw,34px)]',
        looks[ground],
        className,
      )}
    >
      <div className="max-w-[30em]">
        <h3 className="mb-1.75 text-h3">{title}</h3>
        {coming ? <ComingSoon /> : null}
        <p className={quiet}>{subtitle}</p>
        {detail ? <p className={cx('mt-2 text-small', quiet)}>{detail}</p> : null}
      </div>
      {art ? (
        <div aria-hidden="true" className="mt-auto min-w-0">
          <FeatureArt name={art} industry={industry} />
        </div>
      ) : null}
    </article>
  )
}
