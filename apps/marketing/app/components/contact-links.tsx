import { ButtonLink } from '@bgm/ui'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { SiteContent } from '#app/sections/block'
import { useSite } from './use-site'

/** Email, phone and WhatsApp links from the site settings. */
export function ContactLinks({ settings: { contact, social } }: { settings: SiteContent['settings'] }) {
  const { t } = useSite()
  if (!contact.email && !contact.phone && !social.whatsapp_channel) return null
  return (
    <>
      <p className="mb-3 text-label font-semibold">{t('contact_messages.direct')}</p>
      <div className="flex flex-wrap gap-3">
        {contact.email ? (
          <ButtonLink variant="secondary" href={`mailto:${contact.email}`}>
            <Mail aria-hidden="true" strokeWidth={1.75} />
            {contact.email}
          </ButtonLink>
        ) : null}
        {contact.phone ? (
          <ButtonLink variant="secondary" href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
            <Phone aria-hidden="true" strokeWidth={1.75} />
            {contact.phone}
          </ButtonLink>
        ) : null}
        {social.whatsapp_channel ? (
          <ButtonLink variant="secondary" href={social.whatsapp_channel} rel="noopener">
            <MessageCircle aria-hidden="true" strokeWidth={1.75} />
            {t('navigation.social.whatsapp_channel')}
          </ButtonLink>
        ) : null}
      </div>
    </>
  )
}
