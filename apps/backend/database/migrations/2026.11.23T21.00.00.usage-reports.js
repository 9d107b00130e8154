// Monthly usage reports, venue names at the time of each report, and who created and downloaded the
// reports. The triggers that make all tables except the runs append-only are added by
// src/database/append-only-triggers.ts. Times are milliseconds (UTC).
const tables = {
  usage_reports(table) {
    table.string('period', 7).notNullable()
    table.integer('version').notNullable()
    table.string('kind', 16).notNullable()
    table.integer('from_seal').notNullable()
    table.integer('through_seal').notNullable()
    table.integer('minimum_seconds').notNullable()
    table.bigInteger('plays').notNullable()
    table.bigInteger('milliseconds').notNullable()
    table.bigInteger('excluded_plays').notNullable()
    table.bigInteger('excluded_milliseconds').notNullable()
    table.bigInteger('created_at').notNullable()
    table.string('created_by', 160).notNullable()
    table.unique(['period', 'version'], { indexName: 'usage_reports_version_unique' })
  },
  usage_report_files(table) {
    table.integer('report_id').notNullable()
    table.string('format', 40).notNullable()
    table.string('title', 120).notNullable()
    table.text('layout').notNullable()
    table.bigInteger('row_count').notNullable()
    table.bigInteger('bytes').notNullable()
    table.string('sha256', 64).notNullable()
    table.unique(['report_id', 'format'], { indexName: 'usage_report_files_format_unique' })
  },
  usage_report_totals(table) {
    table.integer('report_id').notNullable()
    table.string('kind', 16).notNullable()
    table.integer('position').notNullable()
    table.text('name').notNullable()
    table.text('detail').notNullable()
    table.bigInteger('plays').notNullable()
    table.bigInteger('milliseconds').notNullable()
    table.unique(['report_id', 'kind', 'position'], { indexName: 'usage_report_totals_position_unique' })
  },
  usage_report_findings(table) {
    table.integer('report_id').notNullable()
    table.string('kind', 16).notNullable()
    table.integer('position').notNullable()
    table.text('subject').notNullable()
    table.text('detail').notNullable()
    table.bigInteger('count').notNullable()
    table.unique(['report_id', 'kind', 'position'], { indexName: 'usage_report_findings_position_unique' })
  },
  usage_report_venues(table) {
    table.string('period', 7).notNullable()
    table.integer('zone_id').notNullable()
    table.integer('business_unit_id').notNullable()
    table.string('unit', 255).notNullable()
    table.string('zone', 255).notNullable()
    table.string('licence_code', 13)
    table.string('province', 255).notNullable()
    table.string('city', 255).notNullable()
    table.string('industry', 40).notNullable()
    table.string('time_zone', 40).notNullable()
    table.unique(['period', 'zone_id'], { indexName: 'usage_report_venues_zone_unique' })
    table.index(['zone_id'], 'usage_report_venues_own_zone_index')
  },
  usage_report_downloads(table) {
    table.integer('report_id').notNullable()
    table.string('format', 40).notNullable()
    table.string('reader', 160).notNullable()
    table.bigInteger('at').notNullable()
    table.index(['report_id', 'at'], 'usage_report_downloads_report_index')
  },
  usage_report_runs(table) {
    table.string('run_key', 40).unique()
    table.string('kind', 16).notNullable()
    table.string('period', 7).notNullable()
    table.integer('version')
    table.string('state', 16).notNullable()
    table.bigInteger('done').notNullable()
    table.bigInteger('total').notNullable()
    table.text('outcome')
    table.string('requested_by', 160).notNullable()
    table.bigInteger('created_at').notNullable()
    table.bigInteger('changed_at').notNullable()
    table.index(['period', 'created_at'], 'usage_report_runs_period_index')
  },
}

module.exports = {
  async up(knex) {
    for (const [name, define] of Object.entries(tables)) {
      if (await knex.schema.hasTable(name)) continue
      await knex.schema.createTable(name, table => {
        table.increments('id')
        define(table)
      })
    }
  },
}
