import { cx } from '#app/components/cx'
import { LobeIcon } from './art/lobe-icon'
import type { BlockProps } from './block'
import { ComingSoon } from './coming-soon'
import { SectionBox } from './section-box'

export function Benefits({ title, cards, anchor }: BlockProps<'benefits'>) {
  return (
    <SectionBox id={anchor}>
      <h2 className="mb-6 text-h3">{title}</h2>
      <ul className="grid border-t border-line md:grid-cols-3">
        {cards.map(({ icon, title: name, subtitle, detail, coming }, index) => (
          <li
            key={name}
            className={cx(
              'max-md:grid max-md:grid-cols-[52px_1fr] max-md:gap-x-4.5 max-md:border-b max-md:border-line max-md:py-5.5 md:pt-8.5 md:pr-[clamp(16px,2.4vw,36px)]',
              index > 0 && 'md:border-l md:border-line md:pl-[clamp(16px,2.4vw,36px)]',
            )}
          >
            <LobeIcon icon={icon} className="row-span-4 mb-5 w-11 fill-accent md:w-13" />
            <h3 className="mb-1.5 text-h3">{name}</h3>
            {coming ? <ComingSoon /> : null}
            <p className="text-muted">{subtitle}</p>
            {detail ? <p className="mt-1.5 text-small text-muted max-md:col-start-2">{detail}</p> : null}
          </li>
        ))}
      </ul>
    </SectionBox>
  )
}
