import { FieldPair } from '@bgm/ui'
import { type ContactTopic, contactTopics } from '@bgm/validation'
import { ContactLinks } from '#app/components/contact-links'
import { FormSection } from '#app/components/form-section'
import { useSite } from '#app/components/use-site'
import { ConsentField, ParagraphField, SelectField, TextField } from '#app/forms/fields'
import type { FormResult } from '#app/forms/form-result'
import { VisitorForm } from '#app/forms/visitor-form'
import { pages } from '#app/paths'
import type { SiteContent } from '#app/sections/block'

const order = ['topic', 'name', 'company_name', 'email', 'phone_number', 'message', 'consent']

type ContactFormProps = {
  topic: ContactTopic | null
  settings: SiteContent['settings']
  result: FormResult | undefined
}

export function ContactForm({ topic, settings, result }: ContactFormProps) {
  const { t, href } = useSite()
  return (
    <FormSection
      id="form"
      title={t('contact_messages.title')}
      text={t('contact_messages.text')}
      aside={<ContactLinks settings={settings} />}
    >
      <VisitorForm
        id="contact"
        action={href(pages.contact)}
        result={result}
        order={order}
        submit={t('contact_messages.submit')}
      >
        <SelectField
          name="topic"
          placeholder={t('contact_messages.choose_topic')}
          defaultOption={topic ?? ''}
          options={contactTopics.map(value => ({ value, label: t(`options.topic.${value}`) }))}
        />
        <FieldPair>
          <TextField name="name" autoComplete="name" />
          <TextField name="company_name" autoComplete="organization" optional />
        </FieldPair>
        <FieldPair>
          <TextField name="email" type="email" autoComplete="email" inputMode="email" />
          <TextField name="phone_number" type="tel" autoComplete="tel" inputMode="tel" optional />
        </FieldPair>
        <ParagraphField name="message" hint={t('contact_messages.message_hint')} />
        <ConsentField sentence="contact_messages.consent" />
      </VisitorForm>
    </FormSection>
  )
}
