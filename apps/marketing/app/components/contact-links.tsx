import { ButtonLink } from '@bgm/ui'
import { Mail, MessageCircle } from 'lucide-react'
import type { SiteContent } from '#app/sections/block'
import { SectionBox } from '#app/sections/section-box'
import { useSite } from './use-site'

/** The direct ways to us, as the site settings name them. */
export function ContactLinks({ settings: { contact, social } }: { settings: SiteContent['settings'] }) {
  const { t } = useSite()
  if (!contact.email && !social.whatsapp_channel) return null
  return (
    <SectionBox id="contact-links" wrapClass="flex flex-wrap gap-3">
      {contact.email ? (
        <ButtonLink size="l" href={`mailto:${contact.email}`} className="max-[30rem]:w-full">
          <Mail aria-hidden="true" strokeWidth={1.75} />
          {contact.email}
        </ButtonLink>
      ) : null}
      {social.whatsapp_channel ? (
        <ButtonLink
          size="l"
          variant="secondary"
          href={social.whatsapp_channel}
          rel="noopener"
          className="max-[30rem]:w-full"
        >
          <MessageCircle aria-hidden="true" strokeWidth={1.75} />
          {t('navigation.social.whatsapp_channel')}
        </ButtonLink>
      ) : null}
    </SectionBox>
  )
}
