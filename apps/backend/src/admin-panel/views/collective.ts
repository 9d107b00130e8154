import type { PanelView } from '#src/platform/panel/view'

/** Views of collective bodies, their users, and the log of the data that they have read. */
export const collectiveViews: Record<string, PanelView> = {
  'api::collective.collective-body': {
    main: 'name',
    sort: 'name',
    columns: ['name', 'active', 'accounts'],
    open: ['name', 'active'],
    form: [['name', 'active'], ['accounts'], ['destinations']],
    names: { accounts: 'email', destinations: 'name' },
    fields: {
      name: ['Name'],
      active: ['Active', 'Off: neither people nor keys of this body can read anything any more'],
      accounts: ['Accounts'],
      destinations: ['Report destinations', 'Where files are sent; their deliveries are shown to this body'],
    },
  },
  'api::collective.collective-account': {
    main: 'email',
    sort: 'email',
    columns: ['email', 'first_name', 'last_name', 'body', 'active'],
    names: { body: 'name' },
    form: [
      ['body', 'active'],
      ['first_name', 'last_name'],
      ['email', 'language'],
    ],
    fields: {
      body: ['Collective body', 'Without one, the person sees nothing'],
      active: [
        'Active',
        'Off: every session of this person ends, nobody signs in with it, and the API keys that it created are revoked',
      ],
      first_name: ['First name'],
      last_name: ['Last name', 'May be empty: many people have one name'],
      email: ['Email', 'The invitation goes there when you save. It cannot be changed later'],
      language: ['Language', 'Mails go out in it'],
    },
  },
  'api::collective.collective-read': {
    main: 'kind',
    sort: '-at',
    columns: ['at', 'body_name', 'reader', 'kind', 'subject'],
    form: [['at', 'body_name'], ['reader', 'kind'], ['subject']],
    open: [],
    fields: {
      at: ['When'],
      body_name: ['Collective body'],
      reader: ['Reader', 'A person by email address, or a key or delivery by its name'],
      kind: ['What'],
      subject: ['Details', 'For example the month, the venue, the file or the text of a search'],
    },
  },
}
