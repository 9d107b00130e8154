const open = { auth: false }

export default {
  routes: [
    { method: 'GET', path: '/invitations', handler: 'invitation.list' },
    { method: 'POST', path: '/invitations', handler: 'invitation.create' },
    { method: 'POST', path: '/invitations/look-up', handler: 'invitation.lookUp', config: open },
    { method: 'POST', path: '/invitations/accept', handler: 'invitation.accept' },
    { method: 'POST', path: '/invitations/join', handler: 'invitation.join', config: open },
    { method: 'POST', path: '/invitations/:id/resend', handler: 'invitation.resend' },
    { method: 'DELETE', path: '/invitations/:id', handler: 'invitation.revoke' },
  ],
}
