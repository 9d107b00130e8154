import { buildSection } from '#seed/content/section'
import { renderStorageList } from '../browser-storage'
import type { PageCopy } from '../copy'

const body = `A cookie is a small note kept by your browser. We use as few as we can, and those that are not needed wait for your consent.

## Always in use

${renderStorageList('en', 'cookies')}

The following is kept in your browser and never sent to us:

${renderStorageList('en', 'storage')}

Without these the site and the portal cannot work as they should, which is why we do not ask for consent.

## Waiting for your consent

- **Visit statistics** (\`ph_*\`): which pages are opened, and from which page, so that we learn what helps you. Processed by PostHog on our instructions, for 365 days at most. Without your consent nothing is recorded.

Statistics never contain tax numbers, tax files, passwords or what you type into forms.

## Changing your mind

You may withdraw consent on this site at any time, and delete all cookies in your browser’s settings. You then need to sign in to the portal again.

Read more about personal data in the [privacy policy](/privacy-policy).`

export const cookie: PageCopy = {
  title: 'Cookie',
  seo: {
    title: 'Cookie',
    description: 'Which cookies we use, what for, how long, and how to change your mind.',
  },
  sections: [buildSection('rich-text', { body })],
}
