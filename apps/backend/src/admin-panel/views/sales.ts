import type { PanelView } from './view'

const sender: PanelView['fields'] = {
  company_name: ['Company'],
  name: ['Contact person'],
  email: ['Email'],
  message: ['Message'],
  language: ['Language', 'Mails go out in it'],
  received_at: ['Received'],
  staff_note: ['Internal note', 'Seen by staff only'],
}

/** Views of contact messages and partner applications. Staff can only edit their state and notes. */
export const salesViews: Record<string, PanelView> = {
  'api::partner-application.partner-application': {
    main: 'number',
    sort: '-received_at',
    columns: ['number', 'state', 'company_name', 'kind', 'city', 'received_at'],
    open: ['state', 'note', 'staff_note'],
    form: [
      ['state'],
      ['note'],
      ['number', 'received_at'],
      ['company_name', 'kind'],
      ['name', 'language'],
      ['email', 'mobile_number'],
      ['province', 'city'],
      ['message'],
      ['in_review_at', 'decided_at'],
      ['staff_note'],
    ],
    fields: {
      ...sender,
      number: ['Number'],
      state: [
        'State',
        'Every change is mailed to the applicant at once. Approval is final and creates the referral code. A rejection needs a note and can be reopened',
      ],
      note: ['Note to the applicant', 'Mailed with the approval or rejection, and shown on the status page'],
      mobile_number: ['Mobile number'],
      province: ['Province'],
      city: ['City'],
      kind: ['Kind of partner'],
      in_review_at: ['Review began'],
      decided_at: ['Decided'],
    },
  },
  'api::contact-message.contact-message': {
    main: 'name',
    sort: '-received_at',
    columns: ['received_at', 'state', 'topic', 'name', 'company_name'],
    open: ['state', 'staff_note'],
    form: [
      ['state', 'topic'],
      ['name', 'company_name'],
      ['email', 'phone_number'],
      ['message'],
      ['received_at', 'handled_at'],
      ['language'],
      ['staff_note'],
    ],
    fields: {
      ...sender,
      name: ['Name'],
      state: ['State', 'Handled once somebody has answered'],
      topic: ['Topic'],
      phone_number: ['Phone number'],
      handled_at: ['Handled'],
    },
  },
}
