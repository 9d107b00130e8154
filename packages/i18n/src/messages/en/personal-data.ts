import type { personal_data as id, personal_data_errors as idErrors } from '../id/personal-data'

export const personal_data: typeof id = {
  section: 'Privacy',
  title: 'Privacy and data',
  open: 'Open privacy and data',
  consents: 'Consents',
  consents_note: 'Each purpose is agreed to by itself. A withdrawal counts at once.',
  purposes: {
    terms: 'Terms & conditions',
    privacy: 'Privacy policy',
    marketing: 'Product news and offers',
  },
  purpose_texts: {
    terms: 'Needed for as long as you have an account.',
    privacy:
      'Use of your data as this policy describes. You may withdraw; what the contract and the law oblige us to keep stays.',
    marketing: 'Emails about new features and offers. You may withdraw at any time.',
  },
  read: 'Read the document',
  given_on: 'Agreed on {{date}}, version {{version}}',
  withdrawn_on: 'Withdrawn on {{date}}',
  given: 'Agreed',
  withdrawn: 'Withdrawn',
  not_given: 'Not agreed yet',
  give: 'Agree',
  withdraw: 'Withdraw consent',
  consent_given: 'Your consent is on record.',
  consent_withdrawn: 'The consent is withdrawn.',
  history: 'History of consents',
  history_note: 'This record only grows; nothing in it is changed or removed.',
  when: 'When',
  purpose: 'Purpose',
  act: 'Act',
  version: 'Version',
  language: 'Language',
  languages: { id: 'Indonesian', en: 'English' },
  copy: 'A copy of your data',
  copy_text:
    'One JSON file with all that we store about you: account, consents, devices, registration, orders and activity.',
  copy_submit: 'Download my data',
  removal: 'Delete the account',
  removal_text: 'Deletes your account and your personal data for good.',
  removal_open: 'Continue to deletion',
  removal_title: 'Delete your account',
  removal_what: 'What happens',
  removal_effects: {
    person: 'Your name, email, mobile number and other personal data are deleted from our systems.',
    sessions: 'Every device is signed out, and you can no longer sign in.',
    draft: 'A registration that is not finished is deleted together with its file.',
    organisation:
      'The organisation’s orders, invoices and activity record are kept for ten years as the law requires, without your name.',
  },
  removal_password: 'Type your password. Deletion cannot be undone.',
  removal_submit: 'Delete my account',
  last_owner_title: 'Hand over the ownership first.',
  last_owner:
    'You are the last owner of {{organisations}}, and other people are still there. Make one of them an owner, then come back.',
  no_password:
    'This account has no password yet. Create one with “Forgot your password?” first, then come back.',
  terms_due_title: 'The terms & conditions have changed.',
  terms_due: 'Read the new version below, then accept it to go on.',
  terms_accept: 'Accept and continue',
  terms_refuse: 'You do not agree? Your data can still be downloaded or deleted.',
}

export const personal_data_errors: typeof idErrors = {
  'version-changed': 'This document has just changed. Read the new version, then accept it.',
  'consent-needed': 'This consent is needed for as long as you have an account.',
  'last-owner': 'You are the last owner. Make somebody else an owner first.',
}
