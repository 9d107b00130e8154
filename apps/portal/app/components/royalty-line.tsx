import { InfoLine, TextLink } from '@bgm/ui'
import type { Royalty } from '#app/services/site-setting.server'
import { useText } from '#app/text'
import { useSiteLink } from './page'

/**
 * The sentence about the LMKN royalty, which is shown with every price. The site settings determine the
 * sentence.
 */
export function RoyaltyLine({ royalty }: { royalty: Royalty }) {
  const t = useText()
  const siteLink = useSiteLink()
  return (
    <InfoLine>
      {t(`royalty.${royalty}.price`)} <TextLink href={siteLink('/license')}>{t('coverage.see')}</TextLink>
    </InfoLine>
  )
}
