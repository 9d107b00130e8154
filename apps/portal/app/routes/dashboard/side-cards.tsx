import { buttonVariants, Card, TextLink } from '@bgm/ui'
import { useSiteLink } from '#app/components/page'
import type { Royalty } from '#app/services/site-setting.server'
import { useText } from '#app/text'

/** Cards for help and for the coverage of the subscription. */
export function SideCards({ royalty }: { royalty: Royalty }) {
  const t = useText()
  const siteLink = useSiteLink()
  return (
    <div className="grid gap-5">
      <Card title={t('dashboard.help.title')}>
        <p className="mb-4 text-label text-muted">{t('dashboard.help.text')}</p>
        <a href={siteLink('/contact')} className={buttonVariants({ variant: 'secondary', size: 's' })}>
          {t('actions.contact_us')}
        </a>
      </Card>
      <Card title={t('coverage.heading')}>
        <p className="mb-3 text-label text-muted">{t(`royalty.${royalty}.paragraph`)}</p>
        <TextLink href={siteLink('/license')} className="text-label">
          {t('coverage.read_license')}
        </TextLink>
      </Card>
    </div>
  )
}
