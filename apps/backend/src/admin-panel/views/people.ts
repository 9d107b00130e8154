import type { PanelView } from '#src/platform/panel/view'

const names = { user: 'email', organisation: 'name' }

/** Views of customers and their members. */
export const peopleViews: Record<string, PanelView> = {
  'api::organisation.organisation': {
    main: 'name',
    sort: 'name',
    columns: ['name', 'referral_code', 'createdAt'],
    form: [['name', 'referral_code'], ['memberships', 'business_units'], ['orders']],
    names: { memberships: 'role', business_units: 'name', orders: 'number' },
    open: ['name', 'referral_code'],
    fields: {
      name: ['Name'],
      referral_code: ['Referral code', 'Who brought the customer; as it was typed'],
      createdAt: ['Registered on'],
      memberships: ['People'],
      business_units: ['Business units'],
      orders: ['Orders'],
    },
  },
  'api::membership.membership': {
    main: 'role',
    columns: ['user', 'organisation', 'role', 'all_units', 'createdAt'],
    names: { ...names, units: 'name' },
    open: ['role', 'all_units', 'units'],
    form: [['user', 'organisation'], ['role', 'all_units'], ['units']],
    fields: {
      user: ['Person'],
      organisation: ['Organisation'],
      createdAt: ['Joined on'],
      role: ['Role', 'An auditor only reads; staff do not see the tax file'],
      all_units: ['All business units', 'Off: only those listed below'],
      units: ['Business units'],
    },
  },
  'plugin::users-permissions.user': {
    main: 'email',
    sort: '-createdAt',
    columns: ['email', 'first_name', 'last_name', 'confirmed', 'blocked', 'createdAt'],
    open: ['blocked', 'second_factor'],
    form: [
      ['blocked', 'second_factor'],
      ['confirmed'],
      ['first_name', 'last_name'],
      ['email', 'mobile_number'],
      ['locale', 'referral_code'],
    ],
    fields: {
      blocked: ['Blocked', 'On: every session of this person ends at once and nobody signs in with it'],
      second_factor: [
        'Two-step verification',
        'Off: for a member who lost phone and recovery codes. Every session ends, and the member is told by mail. Members alone switch it on',
      ],
      confirmed: ['Email verified'],
      first_name: ['First name'],
      last_name: ['Last name', 'May be empty: many people have one name'],
      email: ['Email'],
      mobile_number: ['Mobile number'],
      locale: ['Language', 'Mails go out in it'],
      referral_code: ['Referral code', 'As it was typed'],
      createdAt: ['Registered on'],
    },
  },
}
