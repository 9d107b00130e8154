import { Badge, IndustryPicture } from '@bgm/ui'
import industryArt from '@bgm/ui/assets/industries.svg'
import type { PageInfo, SiteContent } from '#app/sections/block'
import { SectionBox } from '#app/sections/section-box'
import { useSite } from './use-site'

/** Shows each client with the illustration of its industry. Sample clients are labelled. */
export function ClientGrid({
  content: { clients, industries },
  page,
}: {
  content: SiteContent
  page: PageInfo
}) {
  const { t, getLang, interfaceLang } = useSite()
  const getIndustry = (key: string) => industries.find(industry => industry.key === key)
  return (
    <SectionBox id="clients">
      <ul className="grid gap-3.5 sm:grid-cols-2 xl:grid-cols-4">
        {clients.map(({ id, name, industry, sample }) => (
          <li
            key={id}
            className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 xl:flex-col xl:items-start"
          >
            <span className="w-20 shrink-0 rounded-[22px_5px] bg-sunken p-2.5 xl:w-28 xl:rounded-[32px_6px] xl:p-4">
              <IndustryPicture industry={industry} file={industryArt} />
            </span>
            <span className="min-w-0">
              <b className="block text-h4">{name}</b>
              <span
                lang={getLang(getIndustry(industry)?.locale ?? null, page.locale)}
                className="block text-small text-muted"
              >
                {getIndustry(industry)?.name}
              </span>
              {sample ? (
                <span lang={interfaceLang(page.locale)}>
                  <Badge tone="off" className="mt-2">
                    {t('site.clients.sample')}
                  </Badge>
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </SectionBox>
  )
}
