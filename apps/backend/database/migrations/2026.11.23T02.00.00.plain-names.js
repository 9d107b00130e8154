// Hourly jobs have no payload, so their rows can be renamed; emails are encrypted under the name of their job.
const jobs = {
  'lapse-orders': 'expire-orders',
  'remind-of-ends': 'send-expiry-reminders',
  'tend-imports': 'resume-imports',
  'forget-dead-jobs': 'delete-dead-jobs',
}

const actions = {
  'order.lapsed': 'order.expired',
  'account.unguarded': 'account.second-factor-removed',
}

module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('jobs'))
      for (const [job, name] of Object.entries(jobs)) {
        await knex('jobs').where({ job }).update({ job: name })
        await knex('jobs')
          .where('key', `${job}:schedule`)
          .update({ key: `${name}:schedule` })
      }
    if (await knex.schema.hasTable('audit_entries'))
      for (const [action, name] of Object.entries(actions))
        await knex('audit_entries').where({ action }).update({ action: name })
  },
}
