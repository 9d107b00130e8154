// The queries run with an empty search path, so that PostgreSQL qualifies every name in the definitions that it returns.
// They are sorted by their text, so that databases with the same objects have the same statements.

const inUserSchema = "n.nspname !~ '^pg_' and n.nspname <> 'information_schema'"

const notOfExtension = (catalogue, oid) =>
  `not exists (select from pg_depend where classid = '${catalogue}'::regclass and objid = ${oid} and deptype = 'e')`

const classes = `pg_class c join pg_namespace n on n.oid = c.relnamespace and ${inUserSchema}
  and ${notOfExtension('pg_class', 'c.oid')}`

const sequenceOptions = `format('start %s increment %s minvalue %s maxvalue %s cache %s%s', s.seqstart, s.seqincrement,
  s.seqmin, s.seqmax, s.seqcache, case when s.seqcycle then ' cycle' else '' end)`

/** The sequences of identity columns are created with their tables. */
const isOfIdentityColumn = `exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid
  and deptype = 'i')`

const identity = `(select format(' generated %s as identity (sequence name %I.%I %s)',
    case a.attidentity when 'a' then 'always' else 'by default' end, sn.nspname, sc.relname, ${sequenceOptions})
  from pg_depend d join pg_sequence s on s.seqrelid = d.objid join pg_class sc on sc.oid = s.seqrelid
  join pg_namespace sn on sn.oid = sc.relnamespace
  where d.classid = 'pg_class'::regclass and d.refobjid = a.attrelid and d.refobjsubid = a.attnum and d.deptype = 'i')`

const column = `format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
  || case when a.attcollation <> t.typcollation
    then (select format(' collate %I.%I', cn.nspname, l.collname)
      from pg_collation l join pg_namespace cn on cn.oid = l.collnamespace where l.oid = a.attcollation)
    else '' end
  || case
    when a.attidentity <> '' then ${identity}
    when a.attgenerated = 's' then format(' generated always as (%s) stored', pg_get_expr(f.adbin, f.adrelid))
    when a.attgenerated = 'v' then format(' generated always as (%s) virtual', pg_get_expr(f.adbin, f.adrelid))
    when a.atthasdef then ' default ' || pg_get_expr(f.adbin, f.adrelid)
    else '' end
  || case when a.attnotnull then ' not null' else '' end`

const columns = `(select coalesce(string_agg(${column}, E',\\n  ' order by a.attnum), '')
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  left join pg_attrdef f on f.adrelid = a.attrelid and f.adnum = a.attnum
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)`

/** Queries for the statements that run before the data is copied. Partitions are attached afterwards. */
export const beforeData = [
  `select format('create schema if not exists %I', n.nspname) from pg_namespace n
  where ${inUserSchema} and ${notOfExtension('pg_namespace', 'n.oid')} order by 1`,

  `select format('create type %I.%I as enum (%s)', n.nspname, t.typname,
    (select string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder)
      from pg_enum e where e.enumtypid = t.oid))
  from pg_type t join pg_namespace n on n.oid = t.typnamespace
  where t.typtype = 'e' and ${inUserSchema} and ${notOfExtension('pg_type', 't.oid')} order by 1`,

  `select pg_get_functiondef(p.oid) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.prokind in ('f', 'p') and ${inUserSchema} and ${notOfExtension('pg_proc', 'p.oid')} order by 1`,

  `select format('create sequence %I.%I as %s %s', n.nspname, c.relname, format_type(s.seqtypid, null),
    ${sequenceOptions})
  from ${classes} join pg_sequence s on s.seqrelid = c.oid where not ${isOfIdentityColumn} order by 1`,

  `select format(E'create%s table %I.%I (\\n  %s\\n)%s%s', case c.relpersistence when 'u' then ' unlogged' else '' end,
    n.nspname, c.relname, ${columns},
    case when c.relkind = 'p' then ' partition by ' || pg_get_partkeydef(c.oid) else '' end,
    case when c.reloptions is not null then format(' with (%s)', array_to_string(c.reloptions, ', ')) else '' end)
  from ${classes} where c.relkind in ('r', 'p') order by 1`,
]

/** The tables that have data of their own. */
export const tables = `select n.nspname as schema, c.relname as name from ${classes} where c.relkind = 'r' order by 1, 2`

const constraints = types =>
  `select format('alter table %I.%I add constraint %I %s', n.nspname, c.relname, k.conname,
    pg_get_constraintdef(k.oid))
  from pg_constraint k join ${classes} on k.conrelid = c.oid`.concat(` where k.contype in (${types})`)

/**
 * Queries for the statements that run after the data has been copied. A partition that is attached keeps its own
 * constraints and indexes where they match those of its parent.
 */
export const afterData = [
  `${constraints("'p', 'u', 'x', 'c'")} order by 1`,

  `select pg_get_indexdef(i.indexrelid) from pg_index i join ${classes} on i.indrelid = c.oid
  where i.indisvalid and not exists (
    select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by 1`,

  `select format('alter table %I.%I attach partition %I.%I %s', pn.nspname, p.relname, n.nspname, c.relname,
    pg_get_expr(c.relpartbound, c.oid))
  from pg_inherits h join ${classes} on c.oid = h.inhrelid and c.relispartition and c.relkind in ('r', 'p')
  join pg_class p on p.oid = h.inhparent join pg_namespace pn on pn.oid = p.relnamespace order by 1`,

  // A foreign key of a partitioned table applies to its partitions.
  `${constraints("'f'")} and k.conparentid = 0 order by 1`,

  `select pg_get_triggerdef(t.oid) || case t.tgenabled
    when 'D' then format(E';\\nalter table %I.%I disable trigger %I', n.nspname, c.relname, t.tgname) else '' end
  from pg_trigger t join ${classes} on t.tgrelid = c.oid where not t.tgisinternal and t.tgparentid = 0 order by 1`,

  `select pg_get_statisticsobjdef(x.oid) from pg_statistic_ext x join ${classes} on x.stxrelid = c.oid order by 1`,

  `select format('alter sequence %I.%I owned by %I.%I.%I', n.nspname, c.relname, tn.nspname, t.relname, a.attname)
  from ${classes} join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'a'
  join pg_class t on t.oid = d.refobjid join pg_namespace tn on tn.oid = t.relnamespace
  join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
  where c.relkind = 'S' order by 1`,
]

export const sequenceValues = `select format('select pg_catalog.setval(%L, %s)', format('%I.%I', schemaname, sequencename),
  last_value) from pg_sequences where last_value is not null order by 1`

const names = kind => `format('${kind} %I.%I', n.nspname, c.relname)`

/** Objects that the queries above do not describe. */
export const unsupported = `
  select ${names('view or foreign table')} from ${classes} where c.relkind in ('v', 'm', 'f')
  union all select ${names('row-level security of')} from ${classes} where c.relrowsecurity
  union all select ${names('rule of')} from pg_rewrite r join ${classes} on r.ev_class = c.oid
    where r.rulename <> '_RETURN'
  union all select ${names('inheritance of')} from pg_inherits h join ${classes} on c.oid = h.inhrelid
    where c.relkind in ('r', 'p') and not c.relispartition
  union all select ${names('column type of an extension in')} from ${classes}
    join pg_attribute a on a.attrelid = c.oid and not a.attisdropped join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'p') and not (${notOfExtension('pg_type', 't.oid')} and ${notOfExtension('pg_type', 't.typelem')})
  union all select format('type %I.%I', n.nspname, t.typname) from pg_type t
    join pg_namespace n on n.oid = t.typnamespace left join pg_class c on c.oid = t.typrelid
    where ${inUserSchema} and ${notOfExtension('pg_type', 't.oid')}
      and (t.typtype in ('d', 'r') or c.relkind = 'c')
  union all select format('aggregate %I.%I', n.nspname, p.proname) from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    where p.prokind in ('a', 'w') and ${inUserSchema} and ${notOfExtension('pg_proc', 'p.oid')}
  union all select format('event trigger %I', evtname) from pg_event_trigger
  union all select 'large object ' || oid from pg_largeobject_metadata`
