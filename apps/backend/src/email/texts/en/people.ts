import type { people as indonesian } from '../id/people'

export const people: typeof indonesian = {
  roles: { owner: 'Owner', manager: 'Manager', finance: 'Finance', staff: 'Staff', auditor: 'Auditor' },
  invitation: (inviter, organisation, product, role) => ({
    subject: `Invitation to join ${organisation}`,
    title: `${inviter} has invited you`,
    line: `You are invited to join ${organisation} on ${product} as ${role}.`,
    button: 'View invitation',
    note: 'This invitation is only for this email address, is valid for 7 days and can be used once. If you do not know the sender, ignore this email.',
  }),
  invitationAccepted: (name, organisation, role) => ({
    subject: `${name} joined ${organisation}`,
    title: `${name} accepted your invitation`,
    lines: [`${name} is now a member of ${organisation} as ${role}.`],
    button: 'See the members',
    note: 'You can stop these emails in Settings.',
  }),
  memberJoined: ({ name, organisation, role, inviter }) => ({
    subject: `${name} joined ${organisation}`,
    title: `${name} joined ${organisation}`,
    lines: [
      `${name} accepted an invitation from ${inviter} and is now a member of ${organisation} as ${role}.`,
    ],
    button: 'See the members',
    note: 'You can stop these emails in Settings.',
  }),
  ownerAdded: (name, organisation) => ({
    subject: `${organisation} has a new owner`,
    title: `${name} is now an owner of ${organisation}`,
    lines: ['An owner can manage members, payments, integrations and organisation data.'],
    button: 'See the members',
    note: 'If you did not expect this, remove this person on the members page, change your password and contact us.',
  }),
  roleChanged: (organisation, role) => ({
    subject: `Your role in ${organisation} changed`,
    title: `Your role is now ${role}`,
    lines: [`An owner of ${organisation} changed your role. The change takes effect immediately.`],
    button: 'See what each role can do',
    note: 'You can stop these emails in Settings.',
  }),
  accessEnded: {
    removed: organisation => ({
      subject: `Your access to ${organisation} has ended`,
      title: `Your access to ${organisation} has ended`,
      lines: [`You are no longer a member of ${organisation}. Your own account remains.`],
    }),
    deactivated: organisation => ({
      subject: `Your access to ${organisation} is deactivated`,
      title: `Your access to ${organisation} is deactivated`,
      lines: [
        `An owner of ${organisation} deactivated your access. Your own account remains, and access can be restored.`,
      ],
    }),
  },
  accessEndedNote: 'Questions? Ask an owner of that organisation.',
  ownershipTransferred: organisation => ({
    subject: `Ownership of ${organisation} was transferred`,
    button: 'See the members',
    note: 'If you did not expect this, change your password immediately and contact us.',
  }),
  ownershipReceived: organisation => ({
    title: `You are now an owner of ${organisation}`,
    lines: [
      'Ownership of this organisation was transferred to you. You can manage members, roles and organisation data.',
    ],
  }),
  ownershipGiven: organisation => ({
    title: `You transferred ${organisation}`,
    lines: ['Ownership of this organisation was transferred. Your role is now Manager.'],
  }),
}
