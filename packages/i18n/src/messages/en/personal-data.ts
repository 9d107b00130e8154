import type { personal_data as id, personal_data_errors as idErrors } from '../id/personal-data'

export const personal_data: typeof id = {
  section: 'Privacy',
  title: 'Privacy and data',
  open: 'Open privacy and data',
  consents: 'Consents',
  consents_note: 'You consent to each purpose separately. Withdrawing takes effect immediately.',
  purposes: {
    terms: 'Terms and conditions',
    privacy: 'Privacy policy',
    marketing: 'Product news and offers',
  },
  purpose_texts: {
    terms: 'Required for as long as you have an account.',
    privacy:
      'Processing of your data as this policy describes. You may withdraw; data we must keep by contract or law is retained.',
    marketing: 'Emails about new features and offers. You may withdraw at any time.',
  },
  read: 'Read the document',
  given_on: 'Agreed on {{date}}, version {{version}}',
  withdrawn_on: 'Withdrawn on {{date}}',
  given: 'Agreed',
  withdrawn: 'Withdrawn',
  give: 'Agree',
  withdraw: 'Withdraw consent',
  consent_given: 'Your consent has been recorded.',
  consent_withdrawn: 'Your consent has been withdrawn.',
  history: 'Consent history',
  history_note: 'Entries are only added, never changed or deleted.',
  when: 'When',
  purpose: 'Purpose',
  act: 'Action',
  version: 'Version',
  language: 'Language',
  languages: { id: 'Indonesian', en: 'English' },
  copy: 'A copy of your data',
  copy_text:
    'One JSON file with everything we store about you: account, consents, devices, registration, orders and activity.',
  copy_submit: 'Download my data',
  removal: 'Delete account',
  removal_text: 'Permanently deletes your account and personal data.',
  removal_open: 'Continue to deletion',
  removal_title: 'Delete your account',
  removal_what: 'What happens',
  removal_effects: {
    person: 'Your name, email, mobile number and other personal data are deleted from our systems.',
    sessions: 'You are signed out on every device and can no longer sign in.',
    draft: 'An unfinished registration is deleted together with its file.',
    organisation:
      'The organisation’s orders, invoices and activity record are kept for ten years as the law requires, without your name.',
  },
  removal_password: 'Enter your password. Deletion cannot be undone.',
  removal_submit: 'Delete my account',
  last_owner_title: 'Transfer ownership first.',
  last_owner:
    'You are the last owner of {{organisations}}, and it still has other members. Make one of them an owner, then come back.',
  paid_title: 'Subscriptions of {{organisation}} are still running',
  paid_text:
    'You are the only owner. Without an owner, the music keeps playing, but nobody can renew, manage or stop it. Hand it over to another owner, or end the subscriptions.',
  paid_item: '{{package}}, until {{date}}',
  paid_more_one: 'and {{count}} other subscription',
  paid_more_other: 'and {{count}} other subscriptions',
  paid_invite: 'Invite another owner',
  paid_members: 'Make another member the owner',
  end_title: 'End the subscriptions of {{organisation}}',
  end_text:
    'In fourteen days, music stops in all zones, the licences and certificates end, all devices and staff passes are removed, unpaid orders are cancelled, and the rest of the paid period is lost without a refund. You can cancel this until then.',
  end_submit: 'End the subscriptions',
  ended: 'The subscriptions are scheduled to end. You can cancel this within fourteen days.',
  kept: 'The subscriptions will continue.',
  closing: {
    title: 'The subscriptions of {{organisation}} will end',
    text: 'All subscriptions, devices and staff passes end on {{date}}. Until then the music plays as usual, and you can cancel this.',
    keep: 'Keep the subscriptions',
  },
  losses: {
    days: 'Days that are lost',
    worth: 'Value of the paid time that is left',
    zones: 'Zones that stop',
    devices: 'Devices that are removed',
  },
  money: {
    title: 'Unsettled payments of {{organisation}}',
    text: 'You can delete the account once this is settled. Hand it over to another owner, or wait until our team has settled it.',
    refunds_one: '{{count}} refund in progress',
    refunds_other: '{{count}} refunds in progress',
    withheld_one: '{{count}} PPh 23 slip not accepted yet',
    withheld_other: '{{count}} PPh 23 slips not accepted yet',
  },
  no_password:
    'This account has no password yet. Create one with “Forgot your password?” first, then come back.',
  terms_due_title: 'The terms and conditions have changed.',
  terms_due: 'Read the new version below, then accept it to continue.',
  terms_accept: 'Accept and continue',
  terms_refuse: 'Don’t agree? You can still download or delete your data.',
}

export const personal_data_errors: typeof idErrors = {
  'running-subscriptions': 'Subscriptions are still running. Hand them over or end them first.',
  'has-members': 'This organisation has another member now. Hand the ownership over to them.',
  'version-changed': 'This document has just changed. Read the new version, then accept it.',
  'consent-needed': 'This consent is required for as long as you have an account.',
}
