import { SectionHeader, StepList } from '@bgm/ui'
import { useSite } from '#app/components/use-site'
import type { BlockProps } from './block'
import { SectionBox } from './section-box'

export function Steps({ title, text, items, page, anchor }: BlockProps<'steps'>) {
  const { t, interfaceLang } = useSite()
  return (
    <SectionBox id={anchor}>
      <SectionHeader title={title} lead={text} />
      <StepList
        steps={items.map(item => ({ key: item.title, ...item }))}
        prefix={number => t('site.steps.step', { number })}
        prefixLang={interfaceLang(page.locale)}
      />
    </SectionBox>
  )
}
