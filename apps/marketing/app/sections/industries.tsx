import { CalloutTile, IndustryGrid, IndustryTile, SectionHeader } from '@bgm/ui'
import industryArt from '@bgm/ui/assets/industries.svg'
import { Search } from 'lucide-react'
import { useSite } from '#app/components/use-site'
import { pages } from '#app/paths'
import type { BlockProps } from './block'
import { SectionBox } from './section-box'

export function Industries({
  title,
  text,
  closing_title,
  closing_text,
  content,
  page,
  anchor,
}: BlockProps<'industries'>) {
  const { href, getLang } = useSite()
  return (
    <SectionBox id={anchor}>
      <SectionHeader title={title} lead={text} />
      <IndustryGrid>
        {content.industries.map(({ key, name, tagline, locale: of }) => (
          <IndustryTile
            key={key}
            industry={key}
            art={industryArt}
            href={href(pages.industry(key))}
            title={name}
            text={tagline}
            lang={getLang(of, page.locale)}
          />
        ))}
        {closing_title && closing_text ? (
          <CalloutTile
            href={href(pages.contact)}
            icon={<Search aria-hidden="true" strokeWidth={1.75} />}
            title={closing_title}
            text={closing_text}
          />
        ) : null}
      </IndustryGrid>
    </SectionBox>
  )
}
