-- Written by `pnpm --filter backend schema`. An empty database is created from this file.
set local check_function_bodies = off;
create schema if not exists pgboss;
create schema if not exists public;
create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
CREATE OR REPLACE FUNCTION pgboss.create_queue(queue_name text, options jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          pgboss.job_now(),
          pgboss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);

      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i13 ON pgboss.job (name, singleton_key) WHERE state = 'created' AND upsert_by_key$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i14 ON pgboss.job (name, state, blocked, start_after) WHERE state IN ('created', 'retry', 'active', 'failed')$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i15 ON pgboss.job (name, created_on)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i16 ON pgboss.job (name, completed_on) WHERE completed_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i17 ON pgboss.job (name, singleton_key, created_on) WHERE state < 'active' AND singleton_key IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $function$
;
CREATE OR REPLACE FUNCTION pgboss.delete_queue(queue_name text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $function$
;
CREATE OR REPLACE FUNCTION pgboss.job_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
      SELECT pg_catalog.now();
    $function$
;
CREATE OR REPLACE FUNCTION pgboss.job_table_format(command text, table_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $function$
;
CREATE OR REPLACE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE pgboss.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE pgboss.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
      LOOP
        EXECUTE pgboss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $function$
;
CREATE OR REPLACE FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          pgboss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        pgboss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        pgboss.job_table_format(command, queue.table_name)
      FROM pgboss.queue
      WHERE partition = true;
    END;
    $function$
;
CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin raise exception '% is append-only', tg_table_name; end $function$
;
CREATE OR REPLACE FUNCTION public.refuse_change_of_licence_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin raise exception 'versions of licences are append-only'; end $function$
;
CREATE OR REPLACE FUNCTION public.refuse_change_of_play()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin raise exception 'plays are append-only'; end $function$
;
CREATE OR REPLACE FUNCTION public.refuse_deletion_of_play()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin if exists (select 1 from seal_leaves as l
  join usage_archives as a on l.seal between a.from_seal and a.through_seal
  where l.play_id = old.id and a.state = 'removing') then return old; end if; raise exception 'plays is append-only'; end $function$
;
create sequence public.admin_permissions_api_token_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.admin_permissions_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.admin_permissions_role_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.admin_roles_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.admin_users_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.admin_users_roles_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.announcement_plays_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence public.announcement_targets_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.announcements_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.api_keys_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.artists_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.audit_entries_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.audit_entries_organisation_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.business_units_changed_by_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.business_units_current_subscription_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.business_units_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.business_units_organisation_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.business_units_tax_file_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.calendar_dates_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.cart_lines_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.carts_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.change_counters_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.changes_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.clients_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.codes_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.collective_accounts_body_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.collective_accounts_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.collective_bodies_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.collective_keys_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.collective_reads_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.commands_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_parts_card_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_parts_contact_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_parts_coverage_row_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_parts_email_recipients_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_parts_item_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_parts_link_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_parts_payment_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_parts_payment_methods_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_parts_playlist_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_parts_point_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_parts_royalty_wording_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_parts_seller_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_parts_seo_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_parts_social_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_benefits_cmps_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_benefits_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_calculators_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_closing_cmps_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_closing_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_coverage_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_facts_cmps_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_facts_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_features_cmps_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_features_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_hero_cmps_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_hero_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_industries_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_intro_cmps_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_intro_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_packages_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_personalisation_cmps_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_personalisation_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_questions_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_rich_text_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_steps_cmps_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_steps_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.components_sections_testimonials_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.consents_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.contact_messages_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.content_versions_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.coretax_files_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.coverage_groups_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.coverage_units_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.devices_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.faqs_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.files_folder_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.files_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.files_related_mph_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.former_time_zones_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.gateway_contacts_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.i18n_locale_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.incident_alerts_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.incidents_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.industries_cmps_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.industries_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.installation_codes_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.invitations_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.invitations_invited_by_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.invitations_organisation_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.invitations_units_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.invoice_documents_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.leases_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.licence_batches_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.licence_keys_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.licence_reports_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.licence_status_lists_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.licence_status_tokens_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.licence_versions_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.licences_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.licensed_periods_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.log_arrivals_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence public.log_browser_cosignatures_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.log_checkpoints_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.log_cosignatures_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence public.log_findings_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence public.log_keys_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.log_refusals_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence public.memberships_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.memberships_organisation_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.memberships_units_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.memberships_user_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.order_approvers_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.order_lines_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.order_request_lines_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.order_requests_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.orders_business_unit_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.orders_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.orders_organisation_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.orders_placed_by_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.organisation_closings_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.organisations_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.package_terms_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.packages_cmps_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.packages_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.page_redirects_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.pages_cmps_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.pages_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.pairings_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.partner_applications_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.pay_link_orders_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.pay_links_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.payment_attempt_orders_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.payment_attempts_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.payment_notices_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.payment_settings_cmps_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.payment_settings_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.payment_settlement_lines_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.payment_settlements_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.period_parts_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.play_rejection_months_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.play_rejections_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence public.player_boots_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.players_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.playlists_changed_by_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.playlists_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.playlists_organisation_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.playlists_tracks_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.plays_id_seq as bigint start 1 increment 1 minvalue 1 maxvalue 9223372036854775807 cache 1;
create sequence public.price_change_events_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.price_change_prices_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.price_changes_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.quotation_lines_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.quotations_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.receipt_keys_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.recorded_transfers_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.recovery_codes_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.referral_codes_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.refunds_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.registrations_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.registrations_order_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.registrations_tax_file_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.registrations_user_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.reminders_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.remote_passes_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.report_deliveries_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.report_destinations_body_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.report_destinations_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.schedule_exceptions_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.schedule_slots_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.scheduled_changes_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.second_factors_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.sent_emails_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.sequences_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.sessions_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.site_settings_cmps_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.site_settings_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.status_notes_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.status_updates_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_ai_localization_jobs_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_ai_metadata_jobs_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_api_token_permissions_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_api_token_permissions_token_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_api_tokens_admin_user_owner_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_api_tokens_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_core_store_settings_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_database_schema_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_history_versions_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_migrations_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_migrations_internal_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_release_actions_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_release_actions_release_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_releases_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_sessions_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_transfer_token_permissions_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_transfer_token_permissions_token_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_transfer_tokens_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_webhooks_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_workflows_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_workflows_stage_required_to_publish_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_workflows_stages_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_workflows_stages_permissions_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.strapi_workflows_stages_workflow_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.subscription_pauses_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.subscriptions_business_unit_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.subscriptions_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.subscriptions_order_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.subscriptions_organisation_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.tax_files_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.tax_invoices_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.testimonials_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.track_ban_requests_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.track_bans_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.track_likes_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.track_reports_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.track_revisions_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.track_uploads_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.tracks_artists_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.tracks_clean_version_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.tracks_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.trials_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.unit_groups_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.unit_imports_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.unit_imports_organisation_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.unit_imports_user_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.unit_remotes_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.up_permissions_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.up_permissions_role_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.up_roles_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.up_users_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.up_users_role_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.upload_folders_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.upload_folders_parent_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.usage_column_maps_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.usage_days_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.usage_disputes_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.usage_report_downloads_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.usage_report_files_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.usage_report_findings_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.usage_report_runs_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.usage_report_totals_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.usage_report_venues_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.usage_reports_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.usage_settings_cmps_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.usage_settings_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.usage_works_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.vouchers_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.webhook_deliveries_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.webhook_zone_states_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.webhooks_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.withholding_rules_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.withholding_slips_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.withholdings_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.zone_batch_items_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.zone_batches_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.zone_overrides_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.zone_statuses_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.zone_views_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.zones_business_unit_lnk_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create sequence public.zones_id_seq as integer start 1 increment 1 minvalue 1 maxvalue 2147483647 cache 1;
create table pgboss.bam (
  id uuid default gen_random_uuid() not null,
  name text not null,
  version integer not null,
  status text default 'pending'::text not null,
  queue text,
  table_name text not null,
  command text not null,
  error text,
  created_on timestamp with time zone default clock_timestamp() not null,
  started_on timestamp with time zone,
  completed_on timestamp with time zone
);
create table pgboss.instance (
  id uuid not null,
  name text,
  host text not null,
  pid integer not null,
  version text not null,
  node_version text not null,
  application_name text,
  heartbeat_seconds integer not null,
  supervise boolean not null,
  schedule boolean not null,
  migrate boolean not null,
  persist_queue_stats boolean not null,
  persist_warnings boolean not null,
  pool_max integer,
  pool_total integer,
  pool_idle integer,
  pool_waiting integer,
  workers jsonb default '[]'::jsonb not null,
  metrics jsonb,
  config jsonb default '{}'::jsonb not null,
  crash_restarts integer default 0 not null,
  crash_restarts_since timestamp with time zone,
  started_on timestamp with time zone default now() not null,
  heartbeat_on timestamp with time zone default now() not null,
  stopped_on timestamp with time zone
);
create table pgboss.job (
  id uuid default gen_random_uuid() not null,
  name text not null,
  priority integer default 0 not null,
  data jsonb,
  state pgboss.job_state default 'created'::pgboss.job_state not null,
  retry_limit integer default 2 not null,
  retry_count integer default 0 not null,
  retry_delay integer default 0 not null,
  retry_backoff boolean default false not null,
  retry_delay_max integer,
  expire_seconds integer default 900 not null,
  deletion_seconds integer default 604800 not null,
  singleton_key text,
  singleton_on timestamp without time zone,
  group_id text,
  group_tier text,
  start_after timestamp with time zone default now() not null,
  created_on timestamp with time zone default now() not null,
  started_on timestamp with time zone,
  completed_on timestamp with time zone,
  keep_until timestamp with time zone default (now() + '336:00:00'::interval) not null,
  output jsonb,
  dead_letter text,
  policy text,
  heartbeat_on timestamp with time zone,
  heartbeat_seconds integer,
  blocked boolean default false not null,
  blocking boolean default false not null,
  pending_dependencies integer default 0 not null,
  source_name text,
  source_id uuid,
  source_created_on timestamp with time zone,
  source_retry_count integer,
  source_output jsonb,
  source_root_id uuid,
  trace_context jsonb,
  upsert_by_key boolean
) partition by LIST (name);
create table pgboss.job_common (
  id uuid default gen_random_uuid() not null,
  name text not null,
  priority integer default 0 not null,
  data jsonb,
  state pgboss.job_state default 'created'::pgboss.job_state not null,
  retry_limit integer default 2 not null,
  retry_count integer default 0 not null,
  retry_delay integer default 0 not null,
  retry_backoff boolean default false not null,
  retry_delay_max integer,
  expire_seconds integer default 900 not null,
  deletion_seconds integer default 604800 not null,
  singleton_key text,
  singleton_on timestamp without time zone,
  group_id text,
  group_tier text,
  start_after timestamp with time zone default now() not null,
  created_on timestamp with time zone default now() not null,
  started_on timestamp with time zone,
  completed_on timestamp with time zone,
  keep_until timestamp with time zone default (now() + '336:00:00'::interval) not null,
  output jsonb,
  dead_letter text,
  policy text,
  heartbeat_on timestamp with time zone,
  heartbeat_seconds integer,
  blocked boolean default false not null,
  blocking boolean default false not null,
  pending_dependencies integer default 0 not null,
  source_name text,
  source_id uuid,
  source_created_on timestamp with time zone,
  source_retry_count integer,
  source_output jsonb,
  source_root_id uuid,
  trace_context jsonb,
  upsert_by_key boolean
);
create table pgboss.job_dependency (
  child_name text not null,
  child_id uuid not null,
  parent_name text not null,
  parent_id uuid not null
);
create table pgboss.queue (
  name text not null,
  policy text not null,
  retry_limit integer not null,
  retry_delay integer not null,
  retry_backoff boolean not null,
  retry_delay_max integer,
  expire_seconds integer not null,
  retention_seconds integer not null,
  deletion_seconds integer not null,
  dead_letter text,
  partition boolean not null,
  table_name text not null,
  deferred_count integer default 0 not null,
  blocked_count integer default 0 not null,
  queued_count integer default 0 not null,
  ready_count integer default 0 not null,
  warning_queued integer default 0 not null,
  active_count integer default 0 not null,
  failed_count integer default 0 not null,
  total_count integer default 0 not null,
  retained_count integer,
  retained_on timestamp with time zone,
  created_delta integer default 0 not null,
  completed_delta integer default 0 not null,
  failed_delta integer default 0 not null,
  delta_on timestamp with time zone,
  delta_seconds integer,
  wait_bins integer[],
  run_bins integer[],
  ready_oldest_seconds integer,
  ready_history integer[] default '{}'::integer[] not null,
  heartbeat_seconds integer,
  notify boolean default false not null,
  singletons_active text[],
  monitor_claim_on timestamp with time zone,
  monitor_on timestamp with time zone,
  maintain_on timestamp with time zone,
  created_on timestamp with time zone default now() not null,
  updated_on timestamp with time zone default now() not null
);
create table pgboss.queue_stats (
  id uuid default gen_random_uuid() not null,
  name text not null,
  deferred_count integer default 0 not null,
  queued_count integer default 0 not null,
  ready_count integer default 0 not null,
  active_count integer default 0 not null,
  failed_count integer default 0 not null,
  total_count integer default 0 not null,
  created_delta integer,
  completed_delta integer,
  failed_delta integer,
  delta_seconds integer,
  delta_on timestamp with time zone,
  wait_bins integer[],
  run_bins integer[],
  ready_oldest_seconds integer,
  captured_on timestamp with time zone default now() not null
) partition by RANGE (captured_on);
create table pgboss.schedule (
  name text not null,
  key text default ''::text not null,
  kind text default 'cron'::text not null,
  cron text not null,
  timezone text default 'UTC'::text,
  data jsonb,
  options jsonb,
  created_on timestamp with time zone default now() not null,
  updated_on timestamp with time zone default now() not null,
  last_job_id uuid
);
create table pgboss.subscription (
  event text not null,
  name text not null,
  created_on timestamp with time zone default now() not null,
  updated_on timestamp with time zone default now() not null
);
create table pgboss.version (
  version integer not null,
  cron_on timestamp with time zone,
  bam_on timestamp with time zone,
  flow_on timestamp with time zone,
  reindex_on timestamp with time zone,
  monitor_backoff_on timestamp with time zone
);
create table pgboss.warning (
  id uuid default gen_random_uuid() not null,
  type text not null,
  message text not null,
  data jsonb,
  created_on timestamp with time zone default now() not null
);
create table public.admin_permissions (
  id integer default nextval('public.admin_permissions_id_seq'::regclass) not null,
  document_id character varying(255),
  action character varying(255),
  action_parameters jsonb,
  subject character varying(255),
  properties jsonb,
  conditions jsonb,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.admin_permissions_api_token_lnk (
  id integer default nextval('public.admin_permissions_api_token_lnk_id_seq'::regclass) not null,
  permission_id integer,
  api_token_id integer,
  permission_ord double precision
);
create table public.admin_permissions_role_lnk (
  id integer default nextval('public.admin_permissions_role_lnk_id_seq'::regclass) not null,
  permission_id integer,
  role_id integer,
  permission_ord double precision
);
create table public.admin_roles (
  id integer default nextval('public.admin_roles_id_seq'::regclass) not null,
  document_id character varying(255),
  name character varying(255),
  code character varying(255),
  description character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.admin_users (
  id integer default nextval('public.admin_users_id_seq'::regclass) not null,
  document_id character varying(255),
  firstname character varying(255),
  lastname character varying(255),
  username character varying(255),
  email character varying(255),
  password character varying(255),
  reset_password_token character varying(255),
  reset_password_token_expires_at timestamp(6) without time zone,
  registration_token character varying(255),
  is_active boolean,
  blocked boolean,
  prefered_language character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.admin_users_roles_lnk (
  id integer default nextval('public.admin_users_roles_lnk_id_seq'::regclass) not null,
  user_id integer,
  role_id integer,
  role_ord double precision,
  user_ord double precision
);
create table public.announcement_plays (
  id bigint default nextval('public.announcement_plays_id_seq'::regclass) not null,
  play_id character varying(36) not null,
  player_id integer not null,
  boot character varying(36) not null,
  seq integer not null,
  epoch integer not null,
  zone_id integer not null,
  organisation_id integer not null,
  announcement character varying(24) not null,
  revision integer not null,
  trigger character varying(16) not null,
  due_at bigint,
  started_at bigint not null,
  seconds double precision not null,
  end_reason character varying(16) not null,
  offline boolean not null,
  clock_offset bigint not null,
  received_at bigint not null
);
create table public.announcement_targets (
  id integer default nextval('public.announcement_targets_id_seq'::regclass) not null,
  announcement_id integer not null,
  scope character varying(16) not null,
  scope_id integer not null
);
create table public.announcements (
  id integer default nextval('public.announcements_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  organisation_id integer not null,
  name character varying(120) not null,
  everywhere boolean not null,
  schedule text not null,
  gap_minutes integer not null,
  per_hour integer not null,
  revision integer not null,
  file_key character varying(36) not null,
  sha256 character varying(64) not null,
  bytes integer not null,
  duration_ms integer not null,
  loudness double precision not null,
  true_peak double precision not null,
  uploaded_by character varying(24),
  uploaded_at bigint not null,
  version integer not null,
  deleted_at bigint
);
create table public.api_keys (
  id integer default nextval('public.api_keys_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  organisation_id integer not null,
  name character varying(60) not null,
  prefix character varying(16) not null,
  token_hash character varying(64) not null,
  scopes text not null,
  created_by character varying(24) not null,
  created_at bigint not null,
  last_used_at bigint,
  revoked_at bigint,
  review_since bigint
);
create table public.approval_rules (
  organisation_id integer not null,
  rule character varying(10) not null,
  above bigint
);
create table public.artists (
  id integer default nextval('public.artists_id_seq'::regclass) not null,
  document_id character varying(255),
  name character varying(255),
  slug character varying(255),
  sort_name character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.audit_entries (
  id integer default nextval('public.audit_entries_id_seq'::regclass) not null,
  document_id character varying(255),
  at timestamp(6) without time zone,
  action character varying(255),
  actor_kind character varying(255),
  actor character varying(255),
  subject character varying(255),
  subject_id character varying(255),
  organisation_id integer,
  details jsonb,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.audit_entries_organisation_lnk (
  id integer default nextval('public.audit_entries_organisation_lnk_id_seq'::regclass) not null,
  audit_entry_id integer,
  organisation_id integer
);
create table public.business_units (
  id integer default nextval('public.business_units_id_seq'::regclass) not null,
  document_id character varying(255),
  name character varying(255),
  cid character varying(255),
  organisation_id integer,
  outlet_code character varying(255),
  outlet_key character varying(255),
  industry character varying(255),
  hotel_stars integer,
  area_size integer,
  company_name character varying(255),
  brand_name character varying(255),
  company_email character varying(255),
  company_phone_number character varying(255),
  npwp character varying(255),
  street text,
  region character varying(255),
  province character varying(255),
  city character varying(255),
  district character varying(255),
  urban character varying(255),
  zip_code character varying(255),
  version integer default 1,
  deleted_at timestamp(6) without time zone,
  creation_key character varying(255),
  time_zone character varying(255) default 'Asia/Jakarta'::character varying,
  latitude double precision,
  longitude double precision,
  calendar jsonb,
  opening_hours jsonb,
  silent_when_closed boolean,
  explicit_policy character varying(255) default 'inherit'::character varying,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.business_units_changed_by_lnk (
  id integer default nextval('public.business_units_changed_by_lnk_id_seq'::regclass) not null,
  business_unit_id integer,
  user_id integer
);
create table public.business_units_current_subscription_lnk (
  id integer default nextval('public.business_units_current_subscription_lnk_id_seq'::regclass) not null,
  business_unit_id integer,
  subscription_id integer
);
create table public.business_units_organisation_lnk (
  id integer default nextval('public.business_units_organisation_lnk_id_seq'::regclass) not null,
  business_unit_id integer,
  organisation_id integer,
  business_unit_ord double precision
);
create table public.business_units_tax_file_lnk (
  id integer default nextval('public.business_units_tax_file_lnk_id_seq'::regclass) not null,
  business_unit_id integer,
  tax_file_id integer
);
create table public.calendar_dates (
  id integer default nextval('public.calendar_dates_id_seq'::regclass) not null,
  document_id character varying(255),
  key character varying(255),
  kind character varying(255),
  name_id character varying(255),
  name_en character varying(255),
  from_date date,
  until_date date,
  provisional boolean,
  source character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.cart_lines (
  id integer default nextval('public.cart_lines_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  cart_id integer not null,
  business_unit_id integer not null,
  unit_name character varying(255) not null,
  outlet_code character varying(40),
  kind character varying(16) not null,
  package_key character varying(64),
  billing_period character varying(8),
  zone_count integer not null,
  unit_price bigint
);
create table public.carts (
  id integer default nextval('public.carts_id_seq'::regclass) not null,
  organisation_id integer not null,
  user_id integer,
  voucher_code character varying(32),
  version integer not null,
  expires_at bigint not null,
  staff_id integer
);
create table public.change_counters (
  id integer default nextval('public.change_counters_id_seq'::regclass) not null,
  number bigint not null,
  pruned bigint not null
);
create table public.changes (
  id integer default nextval('public.changes_id_seq'::regclass) not null,
  number bigint not null,
  change text not null,
  created_at bigint not null
);
create table public.clients (
  id integer default nextval('public.clients_id_seq'::regclass) not null,
  document_id character varying(255),
  key character varying(255),
  name character varying(255),
  industry character varying(255),
  sample boolean,
  "position" integer,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.codes (
  id integer default nextval('public.codes_id_seq'::regclass) not null,
  document_id character varying(255),
  slot character varying(255),
  owner character varying(255),
  digest character varying(255),
  target character varying(255),
  tries_left integer,
  expires_at timestamp(6) without time zone,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.collective_accounts (
  id integer default nextval('public.collective_accounts_id_seq'::regclass) not null,
  document_id character varying(255),
  first_name character varying(255),
  last_name character varying(255),
  email character varying(255),
  language character varying(255),
  active boolean default true,
  account character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.collective_accounts_body_lnk (
  id integer default nextval('public.collective_accounts_body_lnk_id_seq'::regclass) not null,
  collective_account_id integer,
  collective_body_id integer,
  collective_account_ord double precision
);
create table public.collective_bodies (
  id integer default nextval('public.collective_bodies_id_seq'::regclass) not null,
  document_id character varying(255),
  name character varying(255),
  active boolean default true,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.collective_keys (
  id integer default nextval('public.collective_keys_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  body character varying(24) not null,
  name character varying(60) not null,
  prefix character varying(16) not null,
  token_hash character varying(64) not null,
  scopes text not null,
  created_by character varying(24) not null,
  created_at bigint not null,
  expires_at bigint not null,
  last_used_at bigint,
  revoked_at bigint
);
create table public.collective_reads (
  id integer default nextval('public.collective_reads_id_seq'::regclass) not null,
  document_id character varying(255),
  at timestamp(6) without time zone,
  body character varying(255),
  body_name character varying(255),
  reader character varying(255),
  kind character varying(255),
  subject character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.commands (
  id integer default nextval('public.commands_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  zone_id integer not null,
  kind character varying(16) not null,
  issued_by character varying(24),
  created_at bigint not null,
  expires_at bigint not null,
  acked_at bigint,
  result character varying(16),
  reason character varying(64),
  announcement character varying(24)
);
create table public.components_parts_card (
  id integer default nextval('public.components_parts_card_id_seq'::regclass) not null,
  icon character varying(255),
  title character varying(255),
  subtitle character varying(255),
  detail text,
  coming boolean
);
create table public.components_parts_contact (
  id integer default nextval('public.components_parts_contact_id_seq'::regclass) not null,
  email character varying(255),
  phone character varying(255)
);
create table public.components_parts_coverage_row (
  id integer default nextval('public.components_parts_coverage_row_id_seq'::regclass) not null,
  label character varying(255),
  covered boolean
);
create table public.components_parts_email_recipients (
  id integer default nextval('public.components_parts_email_recipients_id_seq'::regclass) not null,
  email character varying(255),
  language character varying(255)
);
create table public.components_parts_item (
  id integer default nextval('public.components_parts_item_id_seq'::regclass) not null,
  title character varying(255),
  text text
);
create table public.components_parts_link (
  id integer default nextval('public.components_parts_link_id_seq'::regclass) not null,
  label character varying(255),
  href character varying(255)
);
create table public.components_parts_payment (
  id integer default nextval('public.components_parts_payment_id_seq'::regclass) not null,
  bank_name character varying(255),
  account_number character varying(255),
  account_holder character varying(255)
);
create table public.components_parts_payment_methods (
  id integer default nextval('public.components_parts_payment_methods_id_seq'::regclass) not null,
  method character varying(255),
  down boolean,
  min bigint,
  max bigint
);
create table public.components_parts_playlist (
  id integer default nextval('public.components_parts_playlist_id_seq'::regclass) not null,
  "time" character varying(255),
  name character varying(255),
  mood character varying(255)
);
create table public.components_parts_point (
  id integer default nextval('public.components_parts_point_id_seq'::regclass) not null,
  text character varying(255)
);
create table public.components_parts_royalty_wording (
  id integer default nextval('public.components_parts_royalty_wording_id_seq'::regclass) not null,
  sentence character varying(255),
  answer text,
  coverage_label character varying(255)
);
create table public.components_parts_seller (
  id integer default nextval('public.components_parts_seller_id_seq'::regclass) not null,
  name character varying(255),
  address text,
  npwp character varying(255),
  tax_registered boolean
);
create table public.components_parts_seo (
  id integer default nextval('public.components_parts_seo_id_seq'::regclass) not null,
  title character varying(255),
  description text
);
create table public.components_parts_social (
  id integer default nextval('public.components_parts_social_id_seq'::regclass) not null,
  instagram character varying(255),
  youtube character varying(255),
  facebook character varying(255),
  tiktok character varying(255),
  linkedin character varying(255),
  whatsapp_channel character varying(255)
);
create table public.components_sections_benefits (
  id integer default nextval('public.components_sections_benefits_id_seq'::regclass) not null,
  title character varying(255)
);
create table public.components_sections_benefits_cmps (
  id integer default nextval('public.components_sections_benefits_cmps_id_seq'::regclass) not null,
  entity_id integer,
  cmp_id integer,
  component_type character varying(255),
  field character varying(255),
  "order" double precision
);
create table public.components_sections_calculators (
  id integer default nextval('public.components_sections_calculators_id_seq'::regclass) not null,
  title character varying(255),
  text text
);
create table public.components_sections_closing (
  id integer default nextval('public.components_sections_closing_id_seq'::regclass) not null,
  title character varying(255),
  text text,
  image_alt character varying(255)
);
create table public.components_sections_closing_cmps (
  id integer default nextval('public.components_sections_closing_cmps_id_seq'::regclass) not null,
  entity_id integer,
  cmp_id integer,
  component_type character varying(255),
  field character varying(255),
  "order" double precision
);
create table public.components_sections_coverage (
  id integer default nextval('public.components_sections_coverage_id_seq'::regclass) not null,
  title character varying(255),
  text text
);
create table public.components_sections_facts (
  id integer default nextval('public.components_sections_facts_id_seq'::regclass) not null
);
create table public.components_sections_facts_cmps (
  id integer default nextval('public.components_sections_facts_cmps_id_seq'::regclass) not null,
  entity_id integer,
  cmp_id integer,
  component_type character varying(255),
  field character varying(255),
  "order" double precision
);
create table public.components_sections_features (
  id integer default nextval('public.components_sections_features_id_seq'::regclass) not null,
  title character varying(255),
  text text
);
create table public.components_sections_features_cmps (
  id integer default nextval('public.components_sections_features_cmps_id_seq'::regclass) not null,
  entity_id integer,
  cmp_id integer,
  component_type character varying(255),
  field character varying(255),
  "order" double precision
);
create table public.components_sections_hero (
  id integer default nextval('public.components_sections_hero_id_seq'::regclass) not null,
  title character varying(255),
  accent character varying(255),
  text text,
  note text
);
create table public.components_sections_hero_cmps (
  id integer default nextval('public.components_sections_hero_cmps_id_seq'::regclass) not null,
  entity_id integer,
  cmp_id integer,
  component_type character varying(255),
  field character varying(255),
  "order" double precision
);
create table public.components_sections_industries (
  id integer default nextval('public.components_sections_industries_id_seq'::regclass) not null,
  title character varying(255),
  text text,
  closing_title character varying(255),
  closing_text text
);
create table public.components_sections_intro (
  id integer default nextval('public.components_sections_intro_id_seq'::regclass) not null,
  title character varying(255),
  subtitle text,
  detail text,
  image_alt character varying(255)
);
create table public.components_sections_intro_cmps (
  id integer default nextval('public.components_sections_intro_cmps_id_seq'::regclass) not null,
  entity_id integer,
  cmp_id integer,
  component_type character varying(255),
  field character varying(255),
  "order" double precision
);
create table public.components_sections_packages (
  id integer default nextval('public.components_sections_packages_id_seq'::regclass) not null,
  title character varying(255),
  text text
);
create table public.components_sections_personalisation (
  id integer default nextval('public.components_sections_personalisation_id_seq'::regclass) not null,
  title character varying(255),
  text text
);
create table public.components_sections_personalisation_cmps (
  id integer default nextval('public.components_sections_personalisation_cmps_id_seq'::regclass) not null,
  entity_id integer,
  cmp_id integer,
  component_type character varying(255),
  field character varying(255),
  "order" double precision
);
create table public.components_sections_questions (
  id integer default nextval('public.components_sections_questions_id_seq'::regclass) not null,
  title character varying(255),
  text text,
  "group" character varying(255)
);
create table public.components_sections_rich_text (
  id integer default nextval('public.components_sections_rich_text_id_seq'::regclass) not null,
  title character varying(255),
  body text
);
create table public.components_sections_steps (
  id integer default nextval('public.components_sections_steps_id_seq'::regclass) not null,
  title character varying(255),
  text text
);
create table public.components_sections_steps_cmps (
  id integer default nextval('public.components_sections_steps_cmps_id_seq'::regclass) not null,
  entity_id integer,
  cmp_id integer,
  component_type character varying(255),
  field character varying(255),
  "order" double precision
);
create table public.components_sections_testimonials (
  id integer default nextval('public.components_sections_testimonials_id_seq'::regclass) not null,
  title character varying(255),
  text text
);
create table public.consents (
  id integer default nextval('public.consents_id_seq'::regclass) not null,
  document_id character varying(255),
  owner character varying(255),
  purpose character varying(255),
  given boolean,
  document_version character varying(255),
  locale character varying(255),
  at timestamp(6) without time zone,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer
);
create table public.contact_messages (
  id integer default nextval('public.contact_messages_id_seq'::regclass) not null,
  document_id character varying(255),
  state character varying(255),
  staff_note text,
  topic character varying(255),
  name character varying(255),
  email character varying(255),
  phone_number character varying(255),
  company_name character varying(255),
  message text,
  language character varying(255),
  received_at timestamp(6) without time zone,
  handled_at timestamp(6) without time zone,
  submission character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.content_versions (
  id integer default nextval('public.content_versions_id_seq'::regclass) not null,
  document_id character varying(255),
  model character varying(255),
  entry character varying(255),
  language character varying(255),
  published_on timestamp(6) without time zone,
  person character varying(255),
  content jsonb,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.coretax_files (
  id integer default nextval('public.coretax_files_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  month character varying(7) not null,
  invoice_count integer not null,
  sha256 character varying(64) not null,
  exported_by character varying(16) not null,
  exported_at bigint not null,
  downloaded_at bigint,
  withdrawn_at bigint
);
create table public.coverage_groups (
  id integer default nextval('public.coverage_groups_id_seq'::regclass) not null,
  month character varying(7) not null,
  kind character varying(16) not null,
  code character varying(64) not null,
  units integer not null,
  zones integer not null,
  licensed integer not null,
  late integer not null,
  plays bigint not null,
  signed_plays bigint not null,
  rejected_plays bigint not null,
  seconds double precision not null,
  reported_seconds double precision not null,
  open_seconds double precision not null,
  rank integer not null
);
create table public.coverage_months (
  month character varying(7) not null,
  through_day character varying(10) not null,
  refreshed_at bigint not null
);
create table public.coverage_units (
  id integer default nextval('public.coverage_units_id_seq'::regclass) not null,
  month character varying(7) not null,
  business_unit_id integer not null,
  city character varying(5) not null,
  zones integer not null,
  licensed integer not null,
  late integer not null,
  plays integer not null,
  seconds double precision not null,
  reported_seconds double precision not null,
  open_seconds double precision not null,
  rank integer not null,
  signed_plays bigint default '0'::bigint not null,
  rejected_plays bigint default '0'::bigint not null,
  industry character varying(64) not null
);
create table public.devices (
  id integer default nextval('public.devices_id_seq'::regclass) not null,
  document_id character varying(255),
  slot character varying(255),
  owner character varying(255),
  last_seen_at timestamp(6) without time zone,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.faqs (
  id integer default nextval('public.faqs_id_seq'::regclass) not null,
  document_id character varying(255),
  question character varying(255),
  answer text,
  key character varying(255),
  "group" character varying(255),
  featured boolean,
  "position" integer,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.files (
  id integer default nextval('public.files_id_seq'::regclass) not null,
  document_id character varying(255),
  name character varying(255),
  alternative_text text,
  caption text,
  focal_point jsonb,
  width integer,
  height integer,
  formats jsonb,
  hash character varying(255),
  ext character varying(255),
  mime character varying(255),
  size numeric(10,2),
  url text,
  preview_url text,
  provider character varying(255),
  provider_metadata jsonb,
  folder_path character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.files_folder_lnk (
  id integer default nextval('public.files_folder_lnk_id_seq'::regclass) not null,
  file_id integer,
  folder_id integer,
  file_ord double precision
);
create table public.files_related_mph (
  id integer default nextval('public.files_related_mph_id_seq'::regclass) not null,
  file_id integer,
  related_id integer,
  related_type character varying(255),
  field character varying(255),
  "order" double precision
);
create table public.former_time_zones (
  id integer default nextval('public.former_time_zones_id_seq'::regclass) not null,
  business_unit_id integer not null,
  time_zone character varying(32) not null,
  until_at bigint not null
);
create table public.gateway_contacts (
  id integer default nextval('public.gateway_contacts_id_seq'::regclass) not null,
  since bigint not null,
  seen_at bigint not null
);
create table public.i18n_locale (
  id integer default nextval('public.i18n_locale_id_seq'::regclass) not null,
  document_id character varying(255),
  name character varying(255),
  code character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.incident_alerts (
  id integer default nextval('public.incident_alerts_id_seq'::regclass) not null,
  user_id integer not null,
  organisation_id integer not null,
  alerted_at bigint not null
);
create table public.incidents (
  id integer default nextval('public.incidents_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  zone_id integer not null,
  business_unit_id integer not null,
  organisation_id integer not null,
  kind character varying(16) not null,
  cause character varying(24),
  started_at bigint not null,
  opened_at bigint,
  cleared_at bigint,
  closed_at bigint
);
create table public.industries (
  id integer default nextval('public.industries_id_seq'::regclass) not null,
  document_id character varying(255),
  name character varying(255),
  key character varying(255),
  tagline character varying(255),
  "position" integer,
  search_terms text,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.industries_cmps (
  id integer default nextval('public.industries_cmps_id_seq'::regclass) not null,
  entity_id integer,
  cmp_id integer,
  component_type character varying(255),
  field character varying(255),
  "order" double precision
);
create table public.installation_codes (
  id integer default nextval('public.installation_codes_id_seq'::regclass) not null,
  document_id character varying(64) not null,
  code_hash character varying(64) not null,
  zone_id integer not null,
  created_by character varying(64) not null,
  created_at bigint not null,
  expires_at bigint not null,
  closed_at bigint
);
create table public.invitations (
  id integer default nextval('public.invitations_id_seq'::regclass) not null,
  document_id character varying(255),
  seat character varying(255),
  digest character varying(255),
  email character varying(255),
  role character varying(255),
  all_units boolean,
  organisation_id integer,
  locale character varying(255),
  sent_at timestamp(6) without time zone,
  expires_at timestamp(6) without time zone,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer
);
create table public.invitations_invited_by_lnk (
  id integer default nextval('public.invitations_invited_by_lnk_id_seq'::regclass) not null,
  invitation_id integer,
  user_id integer
);
create table public.invitations_organisation_lnk (
  id integer default nextval('public.invitations_organisation_lnk_id_seq'::regclass) not null,
  invitation_id integer,
  organisation_id integer
);
create table public.invitations_units_lnk (
  id integer default nextval('public.invitations_units_lnk_id_seq'::regclass) not null,
  invitation_id integer,
  business_unit_id integer,
  business_unit_ord double precision
);
create table public.invoice_documents (
  id integer default nextval('public.invoice_documents_id_seq'::regclass) not null,
  kind character varying(12) not null,
  subject integer not null,
  number character varying(32) not null,
  locale character varying(2) not null,
  sha256 character varying(64) not null,
  size integer not null,
  stored_at bigint not null
);
create table public.late_zones (
  zone_id integer not null,
  seen_at bigint not null,
  connected boolean default true not null
);
create table public.leases (
  id integer default nextval('public.leases_id_seq'::regclass) not null,
  zone_id integer not null,
  player_id integer,
  epoch integer not null
);
create table public.licence_batches (
  id integer default nextval('public.licence_batches_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  organisation_id integer not null,
  user_id integer not null,
  size character varying(16) not null,
  locale character varying(2) not null,
  parts text not null,
  parts_done integer not null,
  bytes integer,
  changed_at bigint not null,
  expires_at bigint not null
);
create table public.licence_keys (
  id integer default nextval('public.licence_keys_id_seq'::regclass) not null,
  key_id character varying(64) not null,
  public_key character varying(64) not null,
  private_key text not null,
  created_at bigint not null,
  active_from bigint not null,
  revoked_at bigint
);
create table public.licence_reports (
  id integer default nextval('public.licence_reports_id_seq'::regclass) not null,
  document_id character varying(255),
  state character varying(255),
  staff_note text,
  code character varying(255),
  venue character varying(255),
  zone_name character varying(255),
  reason character varying(255),
  message text,
  email character varying(255),
  received_at timestamp(6) without time zone,
  handled_at timestamp(6) without time zone,
  submission character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.licence_status_lists (
  id integer default nextval('public.licence_status_lists_id_seq'::regclass) not null,
  jws text not null,
  key_id character varying(64) not null,
  signed_at bigint not null
);
create table public.licence_status_tokens (
  id integer default nextval('public.licence_status_tokens_id_seq'::regclass) not null,
  number integer not null,
  jws text,
  key_id character varying(64),
  signed_at bigint,
  uri text not null
);
create table public.licence_versions (
  id integer default nextval('public.licence_versions_id_seq'::regclass) not null,
  licence_id integer not null,
  number integer not null,
  cause character varying(16) not null,
  subscription_id integer not null,
  from_at bigint not null,
  until_at bigint not null,
  snapshot text not null,
  jws text not null,
  key_id character varying(64) not null,
  signed_at bigint not null,
  status_list integer,
  status_index integer
);
create table public.licences (
  id integer default nextval('public.licences_id_seq'::regclass) not null,
  zone_id integer not null,
  code character varying(255),
  status_index integer,
  live_secret text not null,
  issued_at bigint not null,
  revoked_at bigint,
  document_id character varying(255),
  state character varying(255) default 'missing'::character varying,
  settled_at timestamp(6) with time zone,
  locale character varying(255),
  published_at timestamp(6) without time zone,
  state_since timestamp(6) without time zone,
  venue character varying(255),
  zone_name character varying(255),
  version integer,
  valid_from timestamp(6) without time zone,
  valid_until timestamp(6) without time zone,
  revoked boolean,
  revocation_reason character varying(255),
  staff_note text,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer
);
create table public.licensed_periods (
  id integer default nextval('public.licensed_periods_id_seq'::regclass) not null,
  licence_id integer not null,
  subscription_id integer not null,
  from_at bigint not null,
  until_at bigint not null
);
create table public.lock_exemptions (
  unit_id integer not null,
  organisation_id integer not null,
  subjects text not null,
  until_at bigint not null,
  opened_by character varying(64) not null
);
create table public.log_arrivals (
  id bigint default nextval('public.log_arrivals_id_seq'::regclass) not null,
  at bigint not null,
  type character varying(16) not null,
  body jsonb not null
);
create table public.log_browser_cosignatures (
  id integer default nextval('public.log_browser_cosignatures_id_seq'::regclass) not null,
  body character varying(64) not null,
  reader character varying(255) not null,
  key character varying(255) not null,
  size bigint not null,
  line character varying(400) not null,
  signed_at bigint not null
);
create table public.log_checkpoints (
  id integer default nextval('public.log_checkpoints_id_seq'::regclass) not null,
  size bigint not null,
  root bytea not null,
  text text not null,
  signed_at bigint not null
);
create table public.log_cosignatures (
  id bigint default nextval('public.log_cosignatures_id_seq'::regclass) not null,
  checkpoint_id integer not null,
  key character varying(320) not null,
  line text not null,
  signed_at bigint not null,
  received_at bigint not null
);
create table public.log_credits (
  revision character varying(96) not null,
  index bigint not null
);
create table public.log_entries (
  index bigint not null,
  type character varying(16) not null,
  play_row_id bigint,
  bytes bytea not null,
  leaf bytea not null
);
create table public.log_findings (
  id bigint default nextval('public.log_findings_id_seq'::regclass) not null,
  player_id integer not null,
  zone_id integer not null,
  kind character varying(16) not null,
  subject character varying(36) not null,
  play_id character varying(36),
  is_promised boolean not null,
  evidence jsonb not null,
  reported_at bigint not null
);
create table public.log_keys (
  id integer default nextval('public.log_keys_id_seq'::regclass) not null,
  key_id character varying(64) not null,
  public_key character varying(64) not null,
  private_key text not null,
  created_at bigint not null,
  active_from bigint not null,
  revoked_at bigint
);
create table public.log_policies (
  number integer not null,
  text text not null,
  accepted_at bigint not null
);
create table public.log_refusals (
  id bigint default nextval('public.log_refusals_id_seq'::regclass) not null,
  key character varying(320) not null,
  reason character varying(24) not null,
  status integer not null,
  witness_size bigint,
  checkpoint text not null,
  known text,
  subject character varying(64) not null,
  refused_at bigint not null
);
create table public.log_registers (
  type character varying(16) not null,
  subject integer not null,
  digest character varying(64) not null
);
create table public.log_state (
  id integer not null,
  origin character varying(200) not null,
  folder character varying(36) not null,
  size bigint not null,
  last_play_row bigint not null,
  tiles_size bigint not null,
  import character varying(8) not null,
  import_seal integer not null,
  import_position integer not null,
  import_through integer not null,
  registers integer default 0 not null,
  counted_through bigint default 0 not null,
  counted_at bigint
);
create table public.log_witnesses (
  key character varying(320) not null,
  added_at bigint not null,
  size bigint default '0'::bigint not null,
  claimed_until bigint default '0'::bigint not null,
  failures integer default 0 not null,
  next_try_at bigint default '0'::bigint not null,
  signed_at bigint,
  signed_size bigint,
  delay integer,
  problem character varying(24),
  problem_at bigint
);
create table public.memberships (
  id integer default nextval('public.memberships_id_seq'::regclass) not null,
  document_id character varying(255),
  seat character varying(255),
  user_id integer,
  organisation_id integer,
  role character varying(255),
  all_units boolean,
  deactivated_at timestamp(6) without time zone,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.memberships_organisation_lnk (
  id integer default nextval('public.memberships_organisation_lnk_id_seq'::regclass) not null,
  membership_id integer,
  organisation_id integer,
  membership_ord double precision
);
create table public.memberships_units_lnk (
  id integer default nextval('public.memberships_units_lnk_id_seq'::regclass) not null,
  membership_id integer,
  business_unit_id integer,
  business_unit_ord double precision
);
create table public.memberships_user_lnk (
  id integer default nextval('public.memberships_user_lnk_id_seq'::regclass) not null,
  membership_id integer,
  user_id integer
);
create table public.open_price_changes (
  package_key character varying(64) not null,
  billing_period character varying(8) not null,
  price_change_id integer not null
);
create table public.order_approvers (
  id integer default nextval('public.order_approvers_id_seq'::regclass) not null,
  organisation_id integer not null,
  role character varying(10),
  membership_id integer,
  is_allowed boolean not null,
  max_amount bigint
);
create table public.order_lines (
  id integer default nextval('public.order_lines_id_seq'::regclass) not null,
  order_id integer not null,
  "position" integer not null,
  kind character varying(16) not null,
  business_unit_id integer,
  open_unit_id integer,
  unit_name character varying(120) not null,
  outlet_code character varying(40),
  package_key character varying(64) not null,
  package_title character varying(120) not null,
  package_titles jsonb,
  billing_period character varying(8) not null,
  zone_count integer not null,
  unit_price bigint not null,
  price bigint not null,
  discount bigint not null,
  total bigint not null,
  days_left integer,
  days_whole integer,
  covers_from timestamp(6) without time zone,
  covers_until timestamp(6) without time zone,
  credit bigint default '0'::bigint not null,
  period_prices jsonb
);
create table public.order_request_lines (
  id integer default nextval('public.order_request_lines_id_seq'::regclass) not null,
  request_id integer not null,
  "position" integer not null,
  business_unit_id integer not null,
  unit_name character varying(120) not null,
  outlet_code character varying(40),
  kind character varying(16) not null,
  package_key character varying(64),
  billing_period character varying(10),
  zone_count integer not null,
  price bigint not null
);
create table public.order_requests (
  id integer default nextval('public.order_requests_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  organisation_id integer not null,
  cart_id integer,
  user_id integer not null,
  staff_id integer,
  state character varying(10) not null,
  end_reason character varying(10),
  purpose text not null,
  purchase_order character varying(60),
  cost_centre character varying(60),
  voucher_code character varying(32),
  price bigint not null,
  discount bigint not null,
  tax jsonb,
  total bigint not null,
  requested_at bigint not null,
  reminded_at bigint,
  decided_by integer,
  decided_at bigint,
  decline_reason text,
  order_id integer,
  quotation_id integer
);
create table public.orders (
  id integer default nextval('public.orders_id_seq'::regclass) not null,
  document_id character varying(255),
  number character varying(255),
  kind character varying(255),
  state character varying(255),
  payment_reference character varying(255),
  purchase_order character varying(255),
  cost_centre character varying(255),
  staff_note text,
  organisation_id integer,
  business_unit_id integer,
  staff_id integer,
  line_count integer,
  package_key character varying(255),
  package_title character varying(255),
  industry character varying(255),
  company_name character varying(255),
  brand_name character varying(255),
  billing_period character varying(255),
  zone_count integer,
  unit_price bigint,
  price bigint,
  discount bigint,
  voucher_code character varying(255),
  tax jsonb,
  total bigint,
  withheld bigint,
  placed_at timestamp(6) without time zone,
  pay_before timestamp(6) without time zone,
  paid_at timestamp(6) without time zone,
  cancelled_at timestamp(6) without time zone,
  covers_from timestamp(6) without time zone,
  covers_until timestamp(6) without time zone,
  invoice_number character varying(255),
  invoice_parties jsonb,
  terms jsonb,
  idempotency_key character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.orders_business_unit_lnk (
  id integer default nextval('public.orders_business_unit_lnk_id_seq'::regclass) not null,
  order_id integer,
  business_unit_id integer,
  order_ord double precision
);
create table public.orders_organisation_lnk (
  id integer default nextval('public.orders_organisation_lnk_id_seq'::regclass) not null,
  order_id integer,
  organisation_id integer,
  order_ord double precision
);
create table public.orders_placed_by_lnk (
  id integer default nextval('public.orders_placed_by_lnk_id_seq'::regclass) not null,
  order_id integer,
  user_id integer
);
create table public.organisation_closings (
  id integer default nextval('public.organisation_closings_id_seq'::regclass) not null,
  organisation_id integer not null,
  planned_by character varying(24) not null,
  planned_at bigint not null,
  ends_at bigint not null
);
create table public.organisation_locks (
  organisation_id integer not null,
  locks text not null
);
create table public.organisations (
  id integer default nextval('public.organisations_id_seq'::regclass) not null,
  document_id character varying(255),
  name character varying(255),
  company_email character varying(255),
  billing_address text,
  npwp character varying(255),
  referral_code character varying(255),
  explicit_policy character varying(255) default 'allow'::character varying,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.package_terms (
  id integer default nextval('public.package_terms_id_seq'::regclass) not null,
  document_id character varying(255),
  key character varying(255),
  price_monthly bigint,
  price_yearly bigint,
  contact_only boolean,
  max_zones integer,
  max_area integer,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.packages (
  id integer default nextval('public.packages_id_seq'::regclass) not null,
  document_id character varying(255),
  title character varying(255),
  subtitle character varying(255),
  key character varying(255),
  highlighted boolean,
  "position" integer,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.packages_cmps (
  id integer default nextval('public.packages_cmps_id_seq'::regclass) not null,
  entity_id integer,
  cmp_id integer,
  component_type character varying(255),
  field character varying(255),
  "order" double precision
);
create table public.page_redirects (
  id integer default nextval('public.page_redirects_id_seq'::regclass) not null,
  document_id character varying(255),
  slug character varying(255),
  target character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.pages (
  id integer default nextval('public.pages_id_seq'::regclass) not null,
  document_id character varying(255),
  title character varying(255),
  slug character varying(255),
  version character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.pages_cmps (
  id integer default nextval('public.pages_cmps_id_seq'::regclass) not null,
  entity_id integer,
  cmp_id integer,
  component_type character varying(255),
  field character varying(255),
  "order" double precision
);
create table public.pairings (
  id integer default nextval('public.pairings_id_seq'::regclass) not null,
  device_code_hash character varying(64) not null,
  user_code_hash character varying(64) not null,
  token_hash character varying(64) not null,
  state character varying(16) not null,
  app_version character varying(64) not null,
  zone_id integer,
  player_id integer,
  polled_at bigint,
  expires_at bigint not null,
  approved_by character varying(24),
  replaces_player boolean,
  installation_code_id integer
);
create table public.partner_applications (
  id integer default nextval('public.partner_applications_id_seq'::regclass) not null,
  document_id character varying(255),
  number character varying(255),
  state character varying(255),
  note text,
  staff_note text,
  company_name character varying(255),
  name character varying(255),
  email character varying(255),
  mobile_number character varying(255),
  province character varying(255),
  city character varying(255),
  kind character varying(255),
  message text,
  language character varying(255),
  received_at timestamp(6) without time zone,
  in_review_at timestamp(6) without time zone,
  decided_at timestamp(6) without time zone,
  submission character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.pay_link_orders (
  id integer default nextval('public.pay_link_orders_id_seq'::regclass) not null,
  pay_link_id integer not null,
  order_id integer not null
);
create table public.pay_links (
  id integer default nextval('public.pay_links_id_seq'::regclass) not null,
  token_hash character varying(64) not null,
  created_by character varying(40) not null,
  locale character varying(2) not null,
  created_at bigint not null,
  expires_at bigint not null,
  revoked_at bigint
);
create table public.payment_attempt_orders (
  id integer default nextval('public.payment_attempt_orders_id_seq'::regclass) not null,
  attempt_id integer not null,
  order_id integer not null,
  amount bigint not null,
  outcome character varying(16)
);
create table public.payment_attempts (
  id integer default nextval('public.payment_attempts_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  organisation_id integer not null,
  provider character varying(16) not null,
  reference character varying(50) not null,
  idempotency_key character varying(160) not null,
  started_by character varying(40),
  pay_link_id integer,
  method character varying(20) not null,
  locale character varying(2) not null,
  amount bigint not null,
  state character varying(16) not null,
  rank integer not null,
  outcome character varying(16),
  received bigint,
  received_at bigint,
  refunded bigint not null,
  fee bigint,
  transaction_id character varying(64),
  page_token character varying(64),
  redirect_url text,
  instructions text,
  created_at bigint not null,
  expires_at bigint not null,
  checked_at bigint,
  paid_at bigint,
  case_kind character varying(16),
  case_opened_at bigint,
  case_closed_at bigint,
  case_note text
);
create table public.payment_notices (
  id integer default nextval('public.payment_notices_id_seq'::regclass) not null,
  provider character varying(16) not null,
  dedupe_key character varying(64) not null,
  reference character varying(64) not null,
  attempt_id integer,
  body text not null,
  received_at bigint not null,
  applied_at bigint
);
create table public.payment_settings (
  id integer default nextval('public.payment_settings_id_seq'::regclass) not null,
  document_id character varying(255),
  four_eyes_transfer bigint,
  four_eyes_amount bigint,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.payment_settings_cmps (
  id integer default nextval('public.payment_settings_cmps_id_seq'::regclass) not null,
  entity_id integer,
  cmp_id integer,
  component_type character varying(255),
  field character varying(255),
  "order" double precision
);
create table public.payment_settlement_lines (
  id integer default nextval('public.payment_settlement_lines_id_seq'::regclass) not null,
  settlement_id integer not null,
  attempt_id integer not null,
  line_key character varying(160) not null,
  kind character varying(12) not null,
  amount bigint not null,
  fee bigint not null,
  settled_at bigint not null
);
create table public.payment_settlements (
  id integer default nextval('public.payment_settlements_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  sha256 character varying(64) not null,
  name character varying(200) not null,
  line_count integer not null,
  difference_count integer not null,
  gross bigint not null,
  fee bigint not null,
  first_at bigint not null,
  last_at bigint not null,
  imported_by character varying(120) not null,
  imported_at bigint not null
);
create table public.period_parts (
  id integer default nextval('public.period_parts_id_seq'::regclass) not null,
  subscription_id integer not null,
  order_line_id integer not null,
  from_at timestamp(6) without time zone not null,
  until_at timestamp(6) without time zone not null,
  days integer not null,
  package_key character varying(64),
  package_title character varying(120),
  zones integer not null,
  paid bigint not null,
  credit bigint not null,
  replaced_by integer,
  ended_at timestamp(6) without time zone
);
create table public.play_rejection_months (
  id integer default nextval('public.play_rejection_months_id_seq'::regclass) not null,
  zone_id integer not null,
  month character varying(7) not null,
  reason character varying(24) not null,
  plays integer not null
);
create table public.play_rejections (
  id bigint default nextval('public.play_rejections_id_seq'::regclass) not null,
  play_id character varying(36),
  player_id integer not null,
  zone_id integer not null,
  reason character varying(24) not null,
  hash character varying(64) not null,
  started_at bigint,
  received_at bigint not null
);
create table public.player_boots (
  id integer default nextval('public.player_boots_id_seq'::regclass) not null,
  player_id integer not null,
  boot character varying(36) not null,
  first_seen_at bigint not null,
  last_seen_at bigint not null
);
create table public.players (
  id integer default nextval('public.players_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  zone_id integer not null,
  token_hash character varying(64) not null,
  epoch integer not null,
  app_version character varying(64) not null,
  paired_by character varying(24),
  paired_at bigint not null,
  revoked_at bigint,
  revoked_reason character varying(16),
  key_alg character varying(16),
  public_key character varying(88),
  key_at bigint,
  new_key_alg character varying(16),
  new_public_key character varying(88),
  new_key_at bigint,
  chain integer,
  chain_link character varying(64),
  forked_at bigint
);
create table public.playlists (
  id integer default nextval('public.playlists_id_seq'::regclass) not null,
  document_id character varying(255),
  title_id character varying(255),
  title_en character varying(255),
  description_id text,
  description_en text,
  slug character varying(255),
  kind character varying(255),
  published boolean,
  fallback boolean,
  "position" integer,
  industries character varying(255),
  moods character varying(255),
  genres character varying(255),
  audience_gender character varying(255),
  audience_age_group character varying(255),
  audience_lifestyle character varying(255),
  cover_gesture character varying(255),
  cover_palette character varying(255),
  cover_density integer,
  revision integer,
  organisation_id integer,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.playlists_changed_by_lnk (
  id integer default nextval('public.playlists_changed_by_lnk_id_seq'::regclass) not null,
  playlist_id integer,
  user_id integer
);
create table public.playlists_organisation_lnk (
  id integer default nextval('public.playlists_organisation_lnk_id_seq'::regclass) not null,
  playlist_id integer,
  organisation_id integer
);
create table public.playlists_tracks_lnk (
  id integer default nextval('public.playlists_tracks_lnk_id_seq'::regclass) not null,
  playlist_id integer,
  track_id integer,
  track_ord double precision
);
create table public.plays (
  id bigint default nextval('public.plays_id_seq'::regclass) not null,
  play_id character varying(36) not null,
  player_id integer not null,
  boot character varying(36) not null,
  seq integer not null,
  epoch integer not null,
  zone_id integer not null,
  business_unit_id integer not null,
  organisation_id integer not null,
  licence_id integer,
  track character varying(64) not null,
  track_revision integer not null,
  playlist character varying(64),
  layer character varying(16) not null,
  started_at bigint not null,
  seconds double precision not null,
  end_reason character varying(16) not null,
  offline boolean not null,
  clock_offset bigint not null,
  received_at bigint not null,
  leased boolean not null,
  chain integer,
  prev character varying(64),
  signature jsonb
) partition by RANGE (received_at);
create table public.plays_default (
  id bigint default nextval('public.plays_id_seq'::regclass) not null,
  play_id character varying(36) not null,
  player_id integer not null,
  boot character varying(36) not null,
  seq integer not null,
  epoch integer not null,
  zone_id integer not null,
  business_unit_id integer not null,
  organisation_id integer not null,
  licence_id integer,
  track character varying(64) not null,
  track_revision integer not null,
  playlist character varying(64),
  layer character varying(16) not null,
  started_at bigint not null,
  seconds double precision not null,
  end_reason character varying(16) not null,
  offline boolean not null,
  clock_offset bigint not null,
  received_at bigint not null,
  leased boolean not null,
  chain integer,
  prev character varying(64),
  signature jsonb
);
create table public.price_change_events (
  id integer default nextval('public.price_change_events_id_seq'::regclass) not null,
  price_change_id integer not null,
  state character varying(16) not null,
  staff_id integer,
  staff_name character varying(255),
  reason character varying(500),
  at bigint not null
);
create table public.price_change_prices (
  id integer default nextval('public.price_change_prices_id_seq'::regclass) not null,
  price_change_id integer not null,
  package_key character varying(64) not null,
  billing_period character varying(8) not null,
  old_price bigint,
  new_price bigint
);
create table public.price_changes (
  id integer default nextval('public.price_changes_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  starts_at bigint not null,
  reason character varying(500) not null,
  proposed_by integer not null,
  proposed_by_name character varying(255) not null,
  proposed_at bigint not null
);
create table public.quotation_lines (
  id integer default nextval('public.quotation_lines_id_seq'::regclass) not null,
  quotation_id integer not null,
  "position" integer not null,
  business_unit_id integer not null,
  unit_name character varying(120) not null,
  outlet_code character varying(40),
  kind character varying(16) not null,
  package_key character varying(64) not null,
  package_titles jsonb not null,
  billing_period character varying(10) not null,
  zone_count integer not null,
  unit_price bigint not null,
  price bigint not null,
  discount bigint not null,
  credit bigint not null,
  days_left integer,
  days_whole integer,
  covers_from timestamp with time zone,
  covers_until timestamp with time zone
);
create table public.quotations (
  id integer default nextval('public.quotations_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  number character varying(32) not null,
  organisation_id integer not null,
  user_id integer not null,
  staff_id integer,
  voucher_code character varying(32),
  price bigint not null,
  discount bigint not null,
  tax jsonb,
  total bigint not null,
  prices jsonb not null,
  parties jsonb not null,
  sentence jsonb not null,
  created_at bigint not null,
  valid_until bigint not null,
  order_id integer
);
create table public.rate_limits (
  key character varying(255) not null,
  points integer default 0 not null,
  expire bigint
);
create table public.receipt_keys (
  id integer default nextval('public.receipt_keys_id_seq'::regclass) not null,
  key_id character varying(64) not null,
  public_key character varying(64) not null,
  private_key text not null,
  created_at bigint not null,
  active_from bigint not null,
  revoked_at bigint
);
create table public.recorded_transfers (
  id integer default nextval('public.recorded_transfers_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  order_id integer not null,
  amount bigint not null,
  reference character varying(120) not null,
  state character varying(10) not null,
  recorded_by character varying(16) not null,
  recorded_at bigint not null,
  decided_by character varying(16),
  decided_at bigint
);
create table public.recovery_codes (
  id integer default nextval('public.recovery_codes_id_seq'::regclass) not null,
  document_id character varying(255),
  owner character varying(255),
  digest character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.referral_codes (
  id integer default nextval('public.referral_codes_id_seq'::regclass) not null,
  document_id character varying(255),
  code character varying(255),
  partner_name character varying(255),
  active boolean,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.refunds (
  id integer default nextval('public.refunds_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  organisation_id integer not null,
  attempt_id integer,
  order_id integer,
  refund_key character varying(40) not null,
  amount bigint not null,
  mode character varying(8) not null,
  reason text not null,
  state character varying(12) not null,
  requested_by character varying(120) not null,
  requested_at bigint not null,
  decided_by character varying(120),
  decided_at bigint,
  payout_reference character varying(120),
  failure character varying(120),
  done_at bigint,
  credit_note_number character varying(32),
  ended_period boolean not null,
  order_line_id integer
);
create table public.registrations (
  id integer default nextval('public.registrations_id_seq'::regclass) not null,
  document_id character varying(255),
  owner character varying(255),
  industry jsonb,
  property jsonb,
  terms_accepted_at timestamp(6) without time zone,
  pricing jsonb,
  order_number character varying(255),
  voucher_code character varying(255),
  idempotency_key character varying(255),
  confirmed_at timestamp(6) without time zone,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.registrations_order_lnk (
  id integer default nextval('public.registrations_order_lnk_id_seq'::regclass) not null,
  registration_id integer,
  order_id integer
);
create table public.registrations_tax_file_lnk (
  id integer default nextval('public.registrations_tax_file_lnk_id_seq'::regclass) not null,
  registration_id integer,
  tax_file_id integer
);
create table public.registrations_user_lnk (
  id integer default nextval('public.registrations_user_lnk_id_seq'::regclass) not null,
  registration_id integer,
  user_id integer
);
create table public.reminders (
  id integer default nextval('public.reminders_id_seq'::regclass) not null,
  document_id character varying(255),
  key character varying(255),
  sent_at timestamp(6) without time zone,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.remote_passes (
  id integer default nextval('public.remote_passes_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  zone_id integer not null,
  token_hash character varying(64) not null,
  name character varying(40) not null,
  state character varying(16) not null,
  number integer,
  granted_by character varying(24),
  created_at bigint not null,
  expires_at bigint not null,
  revoked_at bigint
);
create table public.report_deliveries (
  id integer default nextval('public.report_deliveries_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  destination character varying(24) not null,
  report_id integer not null,
  format character varying(40) not null,
  state character varying(16) not null,
  attempts integer not null,
  error character varying(120),
  receipt character varying(1000),
  created_at bigint not null,
  attempted_at bigint,
  delivered_at bigint
);
create table public.report_destinations (
  id integer default nextval('public.report_destinations_id_seq'::regclass) not null,
  document_id character varying(255),
  name character varying(255),
  kind character varying(255),
  address character varying(255),
  host_key character varying(255),
  formats character varying(255),
  active boolean,
  new_secret text,
  secret text,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.report_destinations_body_lnk (
  id integer default nextval('public.report_destinations_body_lnk_id_seq'::regclass) not null,
  report_destination_id integer,
  collective_body_id integer,
  report_destination_ord double precision
);
create table public.schedule_exceptions (
  id integer default nextval('public.schedule_exceptions_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  scope character varying(16) not null,
  scope_id integer not null,
  from_date character varying(10) not null,
  until_date character varying(10) not null,
  from_minute integer,
  until_minute integer,
  mandatory boolean default false not null,
  playlist character varying(64),
  label character varying(200),
  kind character varying(16) default 'play'::character varying not null,
  repeats character varying(16) default 'never'::character varying not null,
  repeat_days integer
);
create table public.schedule_slots (
  id integer default nextval('public.schedule_slots_id_seq'::regclass) not null,
  scope character varying(16) not null,
  scope_id integer not null,
  weekday integer not null,
  from_minute integer not null,
  until_minute integer not null,
  playlist character varying(64) not null,
  season character varying(16) default 'regular'::character varying not null
);
create table public.scheduled_changes (
  id integer default nextval('public.scheduled_changes_id_seq'::regclass) not null,
  business_unit_id integer not null,
  package_key character varying(64),
  package_title character varying(120),
  billing_period character varying(8),
  zone_count integer,
  ending_zones jsonb not null,
  planned_by character varying(64) not null,
  planned_at bigint not null,
  closes_unit boolean default false not null
);
create table public.seal_chunks (
  seal integer not null,
  number integer not null,
  leaves bytea not null,
  root character varying(64) not null
);
create table public.seal_days (
  number integer not null,
  day character varying(10) not null,
  size integer not null,
  highest_play bigint not null,
  closed_at bigint not null,
  first_received_at bigint,
  last_received_at bigint
);
create table public.seal_leaves (
  seal integer not null,
  "position" integer not null,
  play_id bigint not null
);
create table public.seals (
  number integer not null,
  day character varying(10) not null,
  size integer not null,
  total bigint not null,
  root character varying(64) not null,
  previous character varying(64),
  key_id character varying(64) not null,
  checkpoint text not null,
  sealed_at bigint not null
);
create table public.second_factors (
  id integer default nextval('public.second_factors_id_seq'::regclass) not null,
  document_id character varying(255),
  owner character varying(255),
  secret text,
  confirmed_at timestamp(6) without time zone,
  last_step integer,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.sent_emails (
  id integer default nextval('public.sent_emails_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  kind character varying(40) not null,
  organisation_id integer not null,
  subjects text[] not null,
  user_id integer,
  sent_at bigint not null
);
create table public.sequences (
  id integer default nextval('public.sequences_id_seq'::regclass) not null,
  document_id character varying(255),
  series character varying(255),
  value integer,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.sessions (
  id integer default nextval('public.sessions_id_seq'::regclass) not null,
  document_id character varying(255),
  owner character varying(255),
  device_label character varying(255),
  last_seen_at timestamp(6) without time zone,
  expires_at timestamp(6) without time zone,
  active_organisation character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.site_settings (
  id integer default nextval('public.site_settings_id_seq'::regclass) not null,
  document_id character varying(255),
  royalty character varying(255),
  coverage_date date,
  legal_basis text,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.site_settings_cmps (
  id integer default nextval('public.site_settings_cmps_id_seq'::regclass) not null,
  entity_id integer,
  cmp_id integer,
  component_type character varying(255),
  field character varying(255),
  "order" double precision
);
create table public.status_days (
  part character varying(20) not null,
  day date not null,
  passed integer not null,
  failed integer not null
);
create table public.status_notes (
  id integer default nextval('public.status_notes_id_seq'::regclass) not null,
  key uuid not null,
  kind character varying(20) not null,
  state character varying(20) not null,
  parts jsonb not null,
  title_id character varying(120) not null,
  title_en character varying(120) not null,
  starts_at bigint not null,
  ends_at bigint,
  version integer not null
);
create table public.status_parts (
  part character varying(20) not null,
  minute bigint not null,
  first_minute bigint,
  state character varying(20) not null,
  failures integer not null,
  since bigint not null
);
create table public.status_updates (
  id integer default nextval('public.status_updates_id_seq'::regclass) not null,
  note_id integer not null,
  state character varying(20) not null,
  text_id text not null,
  text_en text not null,
  at bigint not null,
  author character varying(200) not null
);
create table public.strapi_ai_localization_jobs (
  id integer default nextval('public.strapi_ai_localization_jobs_id_seq'::regclass) not null,
  content_type character varying(255) not null,
  related_document_id character varying(255) not null,
  source_locale character varying(255) not null,
  target_locales jsonb not null,
  status character varying(255) not null,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone
);
create table public.strapi_ai_metadata_jobs (
  id integer default nextval('public.strapi_ai_metadata_jobs_id_seq'::regclass) not null,
  status character varying(255) not null,
  created_at timestamp(6) without time zone,
  completed_at timestamp(6) without time zone
);
create table public.strapi_api_token_permissions (
  id integer default nextval('public.strapi_api_token_permissions_id_seq'::regclass) not null,
  document_id character varying(255),
  action character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.strapi_api_token_permissions_token_lnk (
  id integer default nextval('public.strapi_api_token_permissions_token_lnk_id_seq'::regclass) not null,
  api_token_permission_id integer,
  api_token_id integer,
  api_token_permission_ord double precision
);
create table public.strapi_api_tokens (
  id integer default nextval('public.strapi_api_tokens_id_seq'::regclass) not null,
  document_id character varying(255),
  name character varying(255),
  description character varying(255),
  kind character varying(255),
  type character varying(255),
  access_key character varying(255),
  encrypted_key text,
  last_used_at timestamp(6) without time zone,
  expires_at timestamp(6) without time zone,
  lifespan bigint,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.strapi_api_tokens_admin_user_owner_lnk (
  id integer default nextval('public.strapi_api_tokens_admin_user_owner_lnk_id_seq'::regclass) not null,
  api_token_id integer,
  user_id integer,
  api_token_ord double precision
);
create table public.strapi_core_store_settings (
  id integer default nextval('public.strapi_core_store_settings_id_seq'::regclass) not null,
  key character varying(255),
  value text,
  type character varying(255),
  environment character varying(255),
  tag character varying(255)
);
create table public.strapi_database_schema (
  id integer default nextval('public.strapi_database_schema_id_seq'::regclass) not null,
  schema json,
  "time" timestamp without time zone,
  hash character varying(255)
);
create table public.strapi_history_versions (
  id integer default nextval('public.strapi_history_versions_id_seq'::regclass) not null,
  content_type character varying(255) not null,
  related_document_id character varying(255),
  locale character varying(255),
  status character varying(255),
  data jsonb,
  schema jsonb,
  created_at timestamp(6) without time zone,
  created_by_id integer
);
create table public.strapi_migrations (
  id integer default nextval('public.strapi_migrations_id_seq'::regclass) not null,
  name character varying(255),
  "time" timestamp without time zone
);
create table public.strapi_migrations_internal (
  id integer default nextval('public.strapi_migrations_internal_id_seq'::regclass) not null,
  name character varying(255),
  "time" timestamp without time zone
);
create table public.strapi_release_actions (
  id integer default nextval('public.strapi_release_actions_id_seq'::regclass) not null,
  document_id character varying(255),
  type character varying(255),
  content_type character varying(255),
  entry_document_id character varying(255),
  locale character varying(255),
  is_entry_valid boolean,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer
);
create table public.strapi_release_actions_release_lnk (
  id integer default nextval('public.strapi_release_actions_release_lnk_id_seq'::regclass) not null,
  release_action_id integer,
  release_id integer,
  release_action_ord double precision
);
create table public.strapi_releases (
  id integer default nextval('public.strapi_releases_id_seq'::regclass) not null,
  document_id character varying(255),
  name character varying(255),
  released_at timestamp(6) without time zone,
  scheduled_at timestamp(6) without time zone,
  timezone character varying(255),
  status character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.strapi_sessions (
  id integer default nextval('public.strapi_sessions_id_seq'::regclass) not null,
  document_id character varying(255),
  user_id character varying(255),
  session_id character varying(255),
  child_id character varying(255),
  device_id character varying(255),
  origin character varying(255),
  expires_at timestamp(6) without time zone,
  absolute_expires_at timestamp(6) without time zone,
  status character varying(255),
  type character varying(255),
  metadata jsonb,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.strapi_transfer_token_permissions (
  id integer default nextval('public.strapi_transfer_token_permissions_id_seq'::regclass) not null,
  document_id character varying(255),
  action character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.strapi_transfer_token_permissions_token_lnk (
  id integer default nextval('public.strapi_transfer_token_permissions_token_lnk_id_seq'::regclass) not null,
  transfer_token_permission_id integer,
  transfer_token_id integer,
  transfer_token_permission_ord double precision
);
create table public.strapi_transfer_tokens (
  id integer default nextval('public.strapi_transfer_tokens_id_seq'::regclass) not null,
  document_id character varying(255),
  name character varying(255),
  description character varying(255),
  access_key character varying(255),
  last_used_at timestamp(6) without time zone,
  expires_at timestamp(6) without time zone,
  lifespan bigint,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.strapi_webhooks (
  id integer default nextval('public.strapi_webhooks_id_seq'::regclass) not null,
  name character varying(255),
  url text,
  headers jsonb,
  events jsonb,
  enabled boolean
);
create table public.strapi_workflows (
  id integer default nextval('public.strapi_workflows_id_seq'::regclass) not null,
  document_id character varying(255),
  name character varying(255),
  content_types jsonb,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.strapi_workflows_stage_required_to_publish_lnk (
  id integer default nextval('public.strapi_workflows_stage_required_to_publish_lnk_id_seq'::regclass) not null,
  workflow_id integer,
  workflow_stage_id integer
);
create table public.strapi_workflows_stages (
  id integer default nextval('public.strapi_workflows_stages_id_seq'::regclass) not null,
  document_id character varying(255),
  name character varying(255),
  color character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.strapi_workflows_stages_permissions_lnk (
  id integer default nextval('public.strapi_workflows_stages_permissions_lnk_id_seq'::regclass) not null,
  workflow_stage_id integer,
  permission_id integer,
  permission_ord double precision
);
create table public.strapi_workflows_stages_workflow_lnk (
  id integer default nextval('public.strapi_workflows_stages_workflow_lnk_id_seq'::regclass) not null,
  workflow_stage_id integer,
  workflow_id integer,
  workflow_stage_ord double precision
);
create table public.subscription_pauses (
  id integer default nextval('public.subscription_pauses_id_seq'::regclass) not null,
  business_unit_id integer not null,
  from_at timestamp(6) without time zone not null,
  until_at timestamp(6) without time zone not null,
  anchors jsonb not null,
  planned_by character varying(64) not null,
  planned_at bigint not null
);
create table public.subscriptions (
  id integer default nextval('public.subscriptions_id_seq'::regclass) not null,
  document_id character varying(255),
  organisation_id integer,
  business_unit_id integer,
  order_line_id integer,
  package_key character varying(255),
  package_title character varying(255),
  billing_period character varying(255),
  zone_count integer,
  starts_at timestamp(6) without time zone,
  expired_date timestamp(6) without time zone,
  suspended boolean,
  refunded boolean,
  ended_early boolean,
  trial boolean,
  paid_from timestamp(6) without time zone,
  anchor_day integer,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.subscriptions_business_unit_lnk (
  id integer default nextval('public.subscriptions_business_unit_lnk_id_seq'::regclass) not null,
  subscription_id integer,
  business_unit_id integer,
  subscription_ord double precision
);
create table public.subscriptions_order_lnk (
  id integer default nextval('public.subscriptions_order_lnk_id_seq'::regclass) not null,
  subscription_id integer,
  order_id integer
);
create table public.subscriptions_organisation_lnk (
  id integer default nextval('public.subscriptions_organisation_lnk_id_seq'::regclass) not null,
  subscription_id integer,
  organisation_id integer
);
create table public.tax_files (
  id integer default nextval('public.tax_files_id_seq'::regclass) not null,
  document_id character varying(255),
  key character varying(255),
  name character varying(255),
  mime character varying(255),
  size integer,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.tax_invoices (
  id integer default nextval('public.tax_invoices_id_seq'::regclass) not null,
  file_id integer not null,
  order_id integer not null,
  state character varying(10) not null,
  number character varying(17),
  rejection text,
  answered_at bigint
);
create table public.testimonials (
  id integer default nextval('public.testimonials_id_seq'::regclass) not null,
  document_id character varying(255),
  key character varying(255),
  name character varying(255),
  job character varying(255),
  comments text,
  rate integer,
  sample boolean,
  "position" integer,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.track_ban_requests (
  id integer default nextval('public.track_ban_requests_id_seq'::regclass) not null,
  document_id character varying(64) not null,
  zone_id integer not null,
  track character varying(64) not null,
  requested_by character varying(64) not null,
  created_at bigint not null
);
create table public.track_bans (
  id integer default nextval('public.track_bans_id_seq'::regclass) not null,
  document_id character varying(64) not null,
  organisation_id integer not null,
  business_unit_id integer,
  zone_id integer,
  track character varying(64) not null,
  until_at bigint,
  created_at bigint not null,
  created_by character varying(64),
  report character varying(64)
);
create table public.track_likes (
  id integer default nextval('public.track_likes_id_seq'::regclass) not null,
  document_id character varying(64) not null,
  zone_id integer not null,
  track character varying(64) not null,
  liked_by character varying(64) not null,
  created_at bigint not null
);
create table public.track_reports (
  id integer default nextval('public.track_reports_id_seq'::regclass) not null,
  document_id character varying(255),
  state character varying(255),
  reply text,
  title character varying(255),
  track character varying(255),
  organisation_name character varying(255),
  venue character varying(255),
  reason character varying(255),
  explanation text,
  likes integer,
  bans integer,
  skips integer,
  received_at timestamp(6) without time zone,
  replied_at timestamp(6) without time zone,
  organisation_id integer,
  zone_id integer,
  reporter character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.track_revisions (
  id integer default nextval('public.track_revisions_id_seq'::regclass) not null,
  document_id character varying(255),
  track character varying(255),
  revision integer,
  key character varying(255),
  title character varying(255),
  artists jsonb,
  composers jsonb,
  arrangers jsonb,
  publishers jsonb,
  isrc character varying(255),
  iswc character varying(255),
  label character varying(255),
  release character varying(255),
  catalogue_number character varying(255),
  work_id character varying(255),
  contributors jsonb,
  duration_ms integer,
  sha_256 character varying(255),
  bytes integer,
  mime character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.track_terms (
  track_id integer not null,
  term character varying(60) collate pg_catalog."C" not null,
  sort_title character varying(60) collate pg_catalog."C" not null,
  tags character varying(250) not null
);
create table public.track_uploads (
  id integer default nextval('public.track_uploads_id_seq'::regclass) not null,
  document_id character varying(255),
  file_name character varying(255),
  batch character varying(255),
  sha_256 character varying(255),
  bytes integer,
  state character varying(255),
  problem character varying(255),
  details jsonb,
  track character varying(255),
  staff_id integer,
  confirmed_by character varying(255),
  confirmed_at timestamp(6) without time zone,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.tracks (
  id integer default nextval('public.tracks_id_seq'::regclass) not null,
  document_id character varying(255),
  title character varying(255),
  composers text,
  arrangers text,
  publishers text,
  isrc character varying(255),
  iswc character varying(255),
  label character varying(255),
  release character varying(255),
  catalogue_number character varying(255),
  work_id character varying(255),
  contributors jsonb,
  explicit boolean,
  genres character varying(255),
  moods character varying(255),
  tempo integer,
  vocals character varying(255),
  language character varying(255),
  rights_basis character varying(255),
  rights_until date,
  state character varying(255),
  credits character varying(255),
  revision integer,
  duration_ms integer,
  loudness_lufs double precision,
  true_peak_db double precision,
  audio_warnings character varying(255),
  audio_confirmed_by character varying(255),
  audio_confirmed_at timestamp(6) without time zone,
  sha_256 character varying(255),
  audio_hash character varying(255),
  same_audio_as character varying(255),
  bytes integer,
  mime character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.tracks_artists_lnk (
  id integer default nextval('public.tracks_artists_lnk_id_seq'::regclass) not null,
  track_id integer,
  artist_id integer,
  artist_ord double precision,
  track_ord double precision
);
create table public.tracks_clean_version_lnk (
  id integer default nextval('public.tracks_clean_version_lnk_id_seq'::regclass) not null,
  track_id integer,
  inv_track_id integer
);
create table public.trials (
  id integer default nextval('public.trials_id_seq'::regclass) not null,
  organisation_id integer not null,
  phone_digest character varying(64) not null,
  subscription_id integer not null,
  started_at bigint not null
);
create table public.unit_group_units (
  group_id integer not null,
  unit_id integer not null
);
create table public.unit_groups (
  id integer default nextval('public.unit_groups_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  organisation_id integer not null,
  name character varying(60) not null,
  kind character varying(8) not null,
  rule text not null,
  version integer not null,
  locks text
);
create table public.unit_imports (
  id integer default nextval('public.unit_imports_id_seq'::regclass) not null,
  document_id character varying(255),
  file_name character varying(255),
  state character varying(255),
  rows jsonb,
  outcomes jsonb,
  source jsonb,
  edits jsonb,
  rest character varying(255),
  beat_at timestamp(6) without time zone,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.unit_imports_organisation_lnk (
  id integer default nextval('public.unit_imports_organisation_lnk_id_seq'::regclass) not null,
  unit_import_id integer,
  organisation_id integer
);
create table public.unit_imports_user_lnk (
  id integer default nextval('public.unit_imports_user_lnk_id_seq'::regclass) not null,
  unit_import_id integer,
  user_id integer
);
create table public.unit_remotes (
  id integer default nextval('public.unit_remotes_id_seq'::regclass) not null,
  business_unit_id integer not null,
  allowed boolean not null,
  pin_hash character varying(100),
  changed_at bigint not null
);
create table public.up_permissions (
  id integer default nextval('public.up_permissions_id_seq'::regclass) not null,
  document_id character varying(255),
  action character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.up_permissions_role_lnk (
  id integer default nextval('public.up_permissions_role_lnk_id_seq'::regclass) not null,
  permission_id integer,
  role_id integer,
  permission_ord double precision
);
create table public.up_roles (
  id integer default nextval('public.up_roles_id_seq'::regclass) not null,
  document_id character varying(255),
  name character varying(255),
  description character varying(255),
  type character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.up_users (
  id integer default nextval('public.up_users_id_seq'::regclass) not null,
  document_id character varying(255),
  username character varying(255),
  email character varying(255),
  provider character varying(255),
  password character varying(255),
  reset_password_token character varying(255),
  confirmation_token character varying(255),
  confirmed boolean,
  blocked boolean,
  first_name character varying(255),
  last_name character varying(255),
  mobile_number character varying(255),
  proved_mobile_number character varying(255),
  google_sub character varying(255),
  pending_email character varying(255),
  gender character varying(255),
  business_type character varying(255),
  locale character varying(255),
  referral_code character varying(255),
  unwanted_mails jsonb,
  wanted_mails jsonb,
  second_factor boolean,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer
);
create table public.up_users_role_lnk (
  id integer default nextval('public.up_users_role_lnk_id_seq'::regclass) not null,
  user_id integer,
  role_id integer,
  user_ord double precision
);
create table public.upload_folders (
  id integer default nextval('public.upload_folders_id_seq'::regclass) not null,
  document_id character varying(255),
  name character varying(255),
  path_id integer,
  path character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.upload_folders_parent_lnk (
  id integer default nextval('public.upload_folders_parent_lnk_id_seq'::regclass) not null,
  folder_id integer,
  inv_folder_id integer,
  folder_ord double precision
);
create table public.usage_archive_parts (
  seal integer not null,
  part integer not null,
  plays integer not null,
  bytes bigint not null,
  sha256 character varying(64) not null
);
create table public.usage_archives (
  month character varying(7) not null,
  from_seal integer not null,
  through_seal integer not null,
  plays bigint not null,
  state character varying(16) not null,
  created_at bigint not null,
  changed_at bigint not null
);
create table public.usage_column_maps (
  id integer default nextval('public.usage_column_maps_id_seq'::regclass) not null,
  document_id character varying(255),
  title character varying(255),
  key character varying(255),
  rows character varying(255),
  separator character varying(255),
  list_separator character varying(255),
  header boolean,
  byte_order_mark boolean,
  active boolean,
  columns text,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.usage_days (
  id integer default nextval('public.usage_days_id_seq'::regclass) not null,
  zone_id integer not null,
  date character varying(10) not null,
  plays integer not null,
  seconds double precision not null,
  open_seconds double precision,
  last_started_at bigint,
  signed_plays bigint default '0'::bigint not null
);
create table public.usage_disputes (
  id integer default nextval('public.usage_disputes_id_seq'::regclass) not null,
  document_id character varying(255),
  state character varying(255),
  reply text,
  staff_note text,
  organisation_name character varying(255),
  venue character varying(255),
  month character varying(255),
  day character varying(255),
  work character varying(255),
  play character varying(255),
  reason character varying(255),
  explanation text,
  received_at timestamp(6) without time zone,
  replied_at timestamp(6) without time zone,
  resolved_at timestamp(6) without time zone,
  organisation_id integer,
  business_unit_id integer,
  member character varying(255),
  submission character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.usage_report_downloads (
  id integer default nextval('public.usage_report_downloads_id_seq'::regclass) not null,
  report_id integer not null,
  format character varying(40) not null,
  reader character varying(160) not null,
  at bigint not null
);
create table public.usage_report_files (
  id integer default nextval('public.usage_report_files_id_seq'::regclass) not null,
  report_id integer not null,
  format character varying(40) not null,
  title character varying(120) not null,
  layout text not null,
  row_count bigint not null,
  bytes bigint not null,
  sha256 character varying(64) not null
);
create table public.usage_report_findings (
  id integer default nextval('public.usage_report_findings_id_seq'::regclass) not null,
  report_id integer not null,
  kind character varying(16) not null,
  "position" integer not null,
  subject text not null,
  detail text not null,
  count bigint not null
);
create table public.usage_report_manifests (
  report_id integer not null,
  text text not null
);
create table public.usage_report_quorums (
  report_id integer not null,
  reached_at bigint not null,
  checkpoint text,
  policy text
);
create table public.usage_report_runs (
  id integer default nextval('public.usage_report_runs_id_seq'::regclass) not null,
  run_key character varying(40),
  kind character varying(16) not null,
  period character varying(7) not null,
  version integer,
  state character varying(16) not null,
  done bigint not null,
  total bigint not null,
  outcome text,
  requested_by character varying(160) not null,
  created_at bigint not null,
  changed_at bigint not null
);
create table public.usage_report_totals (
  id integer default nextval('public.usage_report_totals_id_seq'::regclass) not null,
  report_id integer not null,
  kind character varying(16) not null,
  "position" integer not null,
  name text not null,
  detail text not null,
  plays bigint not null,
  milliseconds bigint not null
);
create table public.usage_report_venues (
  id integer default nextval('public.usage_report_venues_id_seq'::regclass) not null,
  period character varying(7) not null,
  zone_id integer not null,
  business_unit_id integer not null,
  unit character varying(255) not null,
  zone character varying(255) not null,
  licence_code character varying(13),
  province character varying(255) not null,
  city character varying(255) not null,
  industry character varying(40) not null,
  time_zone character varying(40) not null
);
create table public.usage_reports (
  id integer default nextval('public.usage_reports_id_seq'::regclass) not null,
  period character varying(7) not null,
  version integer not null,
  kind character varying(16) not null,
  from_seal integer,
  through_seal integer,
  minimum_seconds integer not null,
  plays bigint not null,
  milliseconds bigint not null,
  excluded_plays bigint not null,
  excluded_milliseconds bigint not null,
  created_at bigint not null,
  created_by character varying(160) not null,
  from_index bigint,
  log_size bigint,
  register_size bigint,
  signed_plays bigint,
  rejected_plays bigint
);
create table public.usage_settings (
  id integer default nextval('public.usage_settings_id_seq'::regclass) not null,
  document_id character varying(255),
  minimum_seconds integer,
  keep_months integer,
  ddex_sender_party_id character varying(255),
  ddex_sender_name character varying(255),
  ddex_recipient_party_id character varying(255),
  ddex_recipient_name character varying(255),
  ddex_service character varying(255),
  ddex_listeners integer,
  ddex_net_revenue bigint,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.usage_settings_cmps (
  id integer default nextval('public.usage_settings_cmps_id_seq'::regclass) not null,
  entity_id integer,
  cmp_id integer,
  component_type character varying(255),
  field character varying(255),
  "order" double precision
);
create table public.usage_works (
  id integer default nextval('public.usage_works_id_seq'::regclass) not null,
  zone_id integer not null,
  month character varying(7) not null,
  track character varying(64) not null,
  track_revision integer not null,
  plays integer not null,
  seconds double precision not null
);
create table public.venue_terms (
  subject character varying(64) not null,
  term character varying(60) collate pg_catalog."C" not null,
  sort_name character varying(60) collate pg_catalog."C" not null
);
create table public.vouchers (
  id integer default nextval('public.vouchers_id_seq'::regclass) not null,
  document_id character varying(255),
  code character varying(255),
  value bigint,
  remaining integer,
  uses integer,
  starts_at timestamp(6) without time zone,
  ends_at timestamp(6) without time zone,
  minimum_price bigint,
  package_key character varying(255),
  note character varying(255),
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.webhook_deliveries (
  id integer default nextval('public.webhook_deliveries_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  webhook_id integer not null,
  event character varying(40) not null,
  subject character varying(200) not null,
  body text not null,
  state character varying(16) not null,
  attempts integer not null,
  status integer,
  error character varying(20),
  created_at bigint not null,
  attempted_at bigint
);
create table public.webhook_zone_states (
  id integer default nextval('public.webhook_zone_states_id_seq'::regclass) not null,
  zone_id integer not null,
  state character varying(16) not null,
  track character varying(64)
);
create table public.webhooks (
  id integer default nextval('public.webhooks_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  organisation_id integer not null,
  url character varying(500) not null,
  events text not null,
  secret text not null,
  secret_hash character varying(64) not null,
  former_secret text,
  former_until bigint,
  failing_since bigint,
  attempted_at bigint,
  disabled_at bigint,
  created_by character varying(24) not null,
  created_at bigint not null,
  review_since bigint
);
create table public.withholding_rules (
  id integer default nextval('public.withholding_rules_id_seq'::regclass) not null,
  rate smallint not null,
  basis character varying(10) not null,
  object_code character varying(16) not null,
  opinion character varying(255) not null,
  starts_at bigint not null,
  created_by character varying(16) not null,
  created_at bigint not null
);
create table public.withholding_slips (
  id integer default nextval('public.withholding_slips_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  withholding_id integer not null,
  number character varying(32) not null,
  issued_on character varying(10) not null,
  base bigint not null,
  amount bigint not null,
  file_key character varying(36) not null,
  file_size integer not null,
  sent_by character varying(24) not null,
  sent_at bigint not null,
  state character varying(10) not null,
  refusal character varying(16),
  note text,
  decided_by character varying(16),
  decided_at bigint
);
create table public.withholdings (
  id integer default nextval('public.withholdings_id_seq'::regclass) not null,
  order_id integer not null,
  organisation_id integer not null,
  rate smallint not null,
  basis character varying(10) not null,
  object_code character varying(16) not null,
  base bigint not null,
  amount bigint not null,
  state character varying(10) not null,
  paid_at bigint,
  due_at bigint,
  closed_at bigint,
  received_reference character varying(120),
  void_refund_id integer
);
create table public.work_terms (
  subject character varying(64) not null,
  term character varying(60) collate pg_catalog."C" not null,
  sort_name character varying(60) collate pg_catalog."C" not null
);
create table public.zone_batch_items (
  id integer default nextval('public.zone_batch_items_id_seq'::regclass) not null,
  batch_id integer not null,
  zone_id integer not null,
  result character varying(16)
);
create table public.zone_batches (
  id integer default nextval('public.zone_batches_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  organisation_id integer not null,
  user_id integer not null,
  request_key character varying(64) not null,
  action text not null,
  total integer not null,
  created_at bigint not null,
  changed_at bigint not null,
  expires_at bigint not null
);
create table public.zone_overrides (
  id integer default nextval('public.zone_overrides_id_seq'::regclass) not null,
  zone_id integer not null,
  playlist character varying(64),
  from_at bigint not null,
  until_at bigint not null,
  set_by character varying(24)
);
create table public.zone_statuses (
  id integer default nextval('public.zone_statuses_id_seq'::regclass) not null,
  zone_id integer not null,
  player_id integer not null,
  connected boolean not null,
  state character varying(16),
  state_since bigint not null,
  seen_at bigint not null,
  track character varying(64),
  playlist character varying(64),
  cached_hours double precision,
  clock_offset bigint,
  app_version character varying(64),
  errors text not null
);
create table public.zone_views (
  id integer default nextval('public.zone_views_id_seq'::regclass) not null,
  document_id character varying(24) not null,
  organisation_id integer not null,
  user_id integer not null,
  name character varying(60) not null,
  query text not null,
  created_at bigint not null
);
create table public.zones (
  id integer default nextval('public.zones_id_seq'::regclass) not null,
  document_id character varying(255),
  name character varying(255),
  number integer,
  business_unit_id integer,
  default_playlist character varying(255),
  explicit_policy character varying(255) default 'inherit'::character varying,
  volume integer default 80,
  max_volume integer default 100,
  volumes jsonb,
  volume_set_at bigint,
  paused_until bigint,
  paused boolean default false,
  created_at timestamp(6) without time zone,
  updated_at timestamp(6) without time zone,
  published_at timestamp(6) without time zone,
  created_by_id integer,
  updated_by_id integer,
  locale character varying(255)
);
create table public.zones_business_unit_lnk (
  id integer default nextval('public.zones_business_unit_lnk_id_seq'::regclass) not null,
  zone_id integer,
  business_unit_id integer,
  zone_ord double precision
);
alter table pgboss.bam add constraint bam_pkey PRIMARY KEY (id);
alter table pgboss.instance add constraint instance_pkey PRIMARY KEY (id);
alter table pgboss.job add constraint job_pkey PRIMARY KEY (name, id);
alter table pgboss.job_common add constraint job_common_pkey PRIMARY KEY (name, id);
alter table pgboss.job_common add constraint job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))));
alter table pgboss.job_dependency add constraint job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);
alter table pgboss.queue add constraint queue_check CHECK ((dead_letter IS DISTINCT FROM name));
alter table pgboss.queue add constraint queue_pkey PRIMARY KEY (name);
alter table pgboss.queue_stats add constraint queue_stats_pkey PRIMARY KEY (id, captured_on);
alter table pgboss.schedule add constraint schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])));
alter table pgboss.schedule add constraint schedule_pkey PRIMARY KEY (name, key);
alter table pgboss.subscription add constraint subscription_pkey PRIMARY KEY (event, name);
alter table pgboss.version add constraint version_pkey PRIMARY KEY (version);
alter table pgboss.warning add constraint warning_pkey PRIMARY KEY (id);
alter table public.admin_permissions add constraint admin_permissions_pkey PRIMARY KEY (id);
alter table public.admin_permissions_api_token_lnk add constraint admin_permissions_api_token_lnk_pkey PRIMARY KEY (id);
alter table public.admin_permissions_api_token_lnk add constraint admin_permissions_api_token_lnk_uq UNIQUE (permission_id, api_token_id);
alter table public.admin_permissions_role_lnk add constraint admin_permissions_role_lnk_pkey PRIMARY KEY (id);
alter table public.admin_permissions_role_lnk add constraint admin_permissions_role_lnk_uq UNIQUE (permission_id, role_id);
alter table public.admin_roles add constraint admin_roles_pkey PRIMARY KEY (id);
alter table public.admin_users add constraint admin_users_pkey PRIMARY KEY (id);
alter table public.admin_users_roles_lnk add constraint admin_users_roles_lnk_pkey PRIMARY KEY (id);
alter table public.admin_users_roles_lnk add constraint admin_users_roles_lnk_uq UNIQUE (user_id, role_id);
alter table public.announcement_plays add constraint announcement_plays_boot_unique UNIQUE (player_id, boot, seq);
alter table public.announcement_plays add constraint announcement_plays_pkey PRIMARY KEY (id);
alter table public.announcement_plays add constraint announcement_plays_play_id_unique UNIQUE (play_id);
alter table public.announcement_targets add constraint announcement_targets_pkey PRIMARY KEY (id);
alter table public.announcement_targets add constraint announcement_targets_unique UNIQUE (announcement_id, scope, scope_id);
alter table public.announcements add constraint announcements_document_id_unique UNIQUE (document_id);
alter table public.announcements add constraint announcements_pkey PRIMARY KEY (id);
alter table public.api_keys add constraint api_keys_document_id_unique UNIQUE (document_id);
alter table public.api_keys add constraint api_keys_pkey PRIMARY KEY (id);
alter table public.api_keys add constraint api_keys_token_hash_unique UNIQUE (token_hash);
alter table public.approval_rules add constraint approval_rules_pkey PRIMARY KEY (organisation_id);
alter table public.artists add constraint artists_pkey PRIMARY KEY (id);
alter table public.artists add constraint artists_slug_uq UNIQUE (slug);
alter table public.audit_entries add constraint audit_entries_pkey PRIMARY KEY (id);
alter table public.audit_entries_organisation_lnk add constraint audit_entries_organisation_lnk_pkey PRIMARY KEY (id);
alter table public.audit_entries_organisation_lnk add constraint audit_entries_organisation_lnk_uq UNIQUE (audit_entry_id, organisation_id);
alter table public.business_units add constraint business_units_cid_uq UNIQUE (cid);
alter table public.business_units add constraint business_units_creation_key_uq UNIQUE (creation_key);
alter table public.business_units add constraint business_units_outlet_key_uq UNIQUE (outlet_key);
alter table public.business_units add constraint business_units_pkey PRIMARY KEY (id);
alter table public.business_units_changed_by_lnk add constraint business_units_changed_by_lnk_pkey PRIMARY KEY (id);
alter table public.business_units_changed_by_lnk add constraint business_units_changed_by_lnk_uq UNIQUE (business_unit_id, user_id);
alter table public.business_units_current_subscription_lnk add constraint business_units_current_subscription_lnk_pkey PRIMARY KEY (id);
alter table public.business_units_current_subscription_lnk add constraint business_units_current_subscription_lnk_uq UNIQUE (business_unit_id, subscription_id);
alter table public.business_units_organisation_lnk add constraint business_units_organisation_lnk_pkey PRIMARY KEY (id);
alter table public.business_units_organisation_lnk add constraint business_units_organisation_lnk_uq UNIQUE (business_unit_id, organisation_id);
alter table public.business_units_tax_file_lnk add constraint business_units_tax_file_lnk_pkey PRIMARY KEY (id);
alter table public.business_units_tax_file_lnk add constraint business_units_tax_file_lnk_uq UNIQUE (business_unit_id, tax_file_id);
alter table public.calendar_dates add constraint calendar_dates_key_uq UNIQUE (key);
alter table public.calendar_dates add constraint calendar_dates_pkey PRIMARY KEY (id);
alter table public.cart_lines add constraint cart_lines_document_id_unique UNIQUE (document_id);
alter table public.cart_lines add constraint cart_lines_pkey PRIMARY KEY (id);
alter table public.cart_lines add constraint cart_lines_unit_unique UNIQUE (cart_id, business_unit_id);
alter table public.carts add constraint carts_owner_unique UNIQUE (user_id, organisation_id);
alter table public.carts add constraint carts_pkey PRIMARY KEY (id);
alter table public.carts add constraint carts_staff_unique UNIQUE (staff_id, organisation_id);
alter table public.change_counters add constraint change_counters_pkey PRIMARY KEY (id);
alter table public.changes add constraint changes_number_unique UNIQUE (number);
alter table public.changes add constraint changes_pkey PRIMARY KEY (id);
alter table public.clients add constraint clients_pkey PRIMARY KEY (id);
alter table public.codes add constraint codes_pkey PRIMARY KEY (id);
alter table public.codes add constraint codes_slot_uq UNIQUE (slot);
alter table public.collective_accounts add constraint collective_accounts_account_uq UNIQUE (account);
alter table public.collective_accounts add constraint collective_accounts_email_uq UNIQUE (email);
alter table public.collective_accounts add constraint collective_accounts_pkey PRIMARY KEY (id);
alter table public.collective_accounts_body_lnk add constraint collective_accounts_body_lnk_pkey PRIMARY KEY (id);
alter table public.collective_accounts_body_lnk add constraint collective_accounts_body_lnk_uq UNIQUE (collective_account_id, collective_body_id);
alter table public.collective_bodies add constraint collective_bodies_pkey PRIMARY KEY (id);
alter table public.collective_keys add constraint collective_keys_document_id_unique UNIQUE (document_id);
alter table public.collective_keys add constraint collective_keys_pkey PRIMARY KEY (id);
alter table public.collective_keys add constraint collective_keys_token_hash_unique UNIQUE (token_hash);
alter table public.collective_reads add constraint collective_reads_pkey PRIMARY KEY (id);
alter table public.commands add constraint commands_document_id_unique UNIQUE (document_id);
alter table public.commands add constraint commands_pkey PRIMARY KEY (id);
alter table public.components_parts_card add constraint components_parts_card_pkey PRIMARY KEY (id);
alter table public.components_parts_contact add constraint components_parts_contact_pkey PRIMARY KEY (id);
alter table public.components_parts_coverage_row add constraint components_parts_coverage_row_pkey PRIMARY KEY (id);
alter table public.components_parts_email_recipients add constraint components_parts_email_recipients_pkey PRIMARY KEY (id);
alter table public.components_parts_item add constraint components_parts_item_pkey PRIMARY KEY (id);
alter table public.components_parts_link add constraint components_parts_link_pkey PRIMARY KEY (id);
alter table public.components_parts_payment add constraint components_parts_payment_pkey PRIMARY KEY (id);
alter table public.components_parts_payment_methods add constraint components_parts_payment_methods_pkey PRIMARY KEY (id);
alter table public.components_parts_playlist add constraint components_parts_playlist_pkey PRIMARY KEY (id);
alter table public.components_parts_point add constraint components_parts_point_pkey PRIMARY KEY (id);
alter table public.components_parts_royalty_wording add constraint components_parts_royalty_wording_pkey PRIMARY KEY (id);
alter table public.components_parts_seller add constraint components_parts_seller_pkey PRIMARY KEY (id);
alter table public.components_parts_seo add constraint components_parts_seo_pkey PRIMARY KEY (id);
alter table public.components_parts_social add constraint components_parts_social_pkey PRIMARY KEY (id);
alter table public.components_sections_benefits add constraint components_sections_benefits_pkey PRIMARY KEY (id);
alter table public.components_sections_benefits_cmps add constraint components_sections_benefits_cmps_pkey PRIMARY KEY (id);
alter table public.components_sections_benefits_cmps add constraint components_sections_benefits_uq UNIQUE (entity_id, cmp_id, field, component_type);
alter table public.components_sections_calculators add constraint components_sections_calculators_pkey PRIMARY KEY (id);
alter table public.components_sections_closing add constraint components_sections_closing_pkey PRIMARY KEY (id);
alter table public.components_sections_closing_cmps add constraint components_sections_closing_cmps_pkey PRIMARY KEY (id);
alter table public.components_sections_closing_cmps add constraint components_sections_closing_uq UNIQUE (entity_id, cmp_id, field, component_type);
alter table public.components_sections_coverage add constraint components_sections_coverage_pkey PRIMARY KEY (id);
alter table public.components_sections_facts add constraint components_sections_facts_pkey PRIMARY KEY (id);
alter table public.components_sections_facts_cmps add constraint components_sections_facts_cmps_pkey PRIMARY KEY (id);
alter table public.components_sections_facts_cmps add constraint components_sections_facts_uq UNIQUE (entity_id, cmp_id, field, component_type);
alter table public.components_sections_features add constraint components_sections_features_pkey PRIMARY KEY (id);
alter table public.components_sections_features_cmps add constraint components_sections_features_cmps_pkey PRIMARY KEY (id);
alter table public.components_sections_features_cmps add constraint components_sections_features_uq UNIQUE (entity_id, cmp_id, field, component_type);
alter table public.components_sections_hero add constraint components_sections_hero_pkey PRIMARY KEY (id);
alter table public.components_sections_hero_cmps add constraint components_sections_hero_cmps_pkey PRIMARY KEY (id);
alter table public.components_sections_hero_cmps add constraint components_sections_hero_uq UNIQUE (entity_id, cmp_id, field, component_type);
alter table public.components_sections_industries add constraint components_sections_industries_pkey PRIMARY KEY (id);
alter table public.components_sections_intro add constraint components_sections_intro_pkey PRIMARY KEY (id);
alter table public.components_sections_intro_cmps add constraint components_sections_intro_cmps_pkey PRIMARY KEY (id);
alter table public.components_sections_intro_cmps add constraint components_sections_intro_uq UNIQUE (entity_id, cmp_id, field, component_type);
alter table public.components_sections_packages add constraint components_sections_packages_pkey PRIMARY KEY (id);
alter table public.components_sections_personalisation add constraint components_sections_personalisation_pkey PRIMARY KEY (id);
alter table public.components_sections_personalisation_cmps add constraint components_sections_personalisation_cmps_pkey PRIMARY KEY (id);
alter table public.components_sections_personalisation_cmps add constraint components_sections_personalisation_uq UNIQUE (entity_id, cmp_id, field, component_type);
alter table public.components_sections_questions add constraint components_sections_questions_pkey PRIMARY KEY (id);
alter table public.components_sections_rich_text add constraint components_sections_rich_text_pkey PRIMARY KEY (id);
alter table public.components_sections_steps add constraint components_sections_steps_pkey PRIMARY KEY (id);
alter table public.components_sections_steps_cmps add constraint components_sections_steps_cmps_pkey PRIMARY KEY (id);
alter table public.components_sections_steps_cmps add constraint components_sections_steps_uq UNIQUE (entity_id, cmp_id, field, component_type);
alter table public.components_sections_testimonials add constraint components_sections_testimonials_pkey PRIMARY KEY (id);
alter table public.consents add constraint consents_pkey PRIMARY KEY (id);
alter table public.contact_messages add constraint contact_messages_pkey PRIMARY KEY (id);
alter table public.contact_messages add constraint contact_messages_submission_uq UNIQUE (submission);
alter table public.content_versions add constraint content_versions_pkey PRIMARY KEY (id);
alter table public.coretax_files add constraint coretax_files_document_unique UNIQUE (document_id);
alter table public.coretax_files add constraint coretax_files_pkey PRIMARY KEY (id);
alter table public.coverage_groups add constraint coverage_groups_code_unique UNIQUE (month, kind, code);
alter table public.coverage_groups add constraint coverage_groups_pkey PRIMARY KEY (id);
alter table public.coverage_months add constraint coverage_months_month_unique UNIQUE (month);
alter table public.coverage_units add constraint coverage_units_pkey PRIMARY KEY (id);
alter table public.coverage_units add constraint coverage_units_unit_unique UNIQUE (month, business_unit_id);
alter table public.devices add constraint devices_pkey PRIMARY KEY (id);
alter table public.devices add constraint devices_slot_uq UNIQUE (slot);
alter table public.faqs add constraint faqs_pkey PRIMARY KEY (id);
alter table public.files add constraint files_pkey PRIMARY KEY (id);
alter table public.files_folder_lnk add constraint files_folder_lnk_pkey PRIMARY KEY (id);
alter table public.files_folder_lnk add constraint files_folder_lnk_uq UNIQUE (file_id, folder_id);
alter table public.files_related_mph add constraint files_related_mph_pkey PRIMARY KEY (id);
alter table public.former_time_zones add constraint former_time_zones_pkey PRIMARY KEY (id);
alter table public.gateway_contacts add constraint gateway_contacts_pkey PRIMARY KEY (id);
alter table public.i18n_locale add constraint i18n_locale_pkey PRIMARY KEY (id);
alter table public.incident_alerts add constraint incident_alerts_member_unique UNIQUE (user_id, organisation_id);
alter table public.incident_alerts add constraint incident_alerts_pkey PRIMARY KEY (id);
alter table public.incidents add constraint incidents_document_id_unique UNIQUE (document_id);
alter table public.incidents add constraint incidents_pkey PRIMARY KEY (id);
alter table public.industries add constraint industries_pkey PRIMARY KEY (id);
alter table public.industries_cmps add constraint industries_cmps_pkey PRIMARY KEY (id);
alter table public.industries_cmps add constraint industries_uq UNIQUE (entity_id, cmp_id, field, component_type);
alter table public.installation_codes add constraint installation_codes_document_unique UNIQUE (document_id);
alter table public.installation_codes add constraint installation_codes_hash_unique UNIQUE (code_hash);
alter table public.installation_codes add constraint installation_codes_pkey PRIMARY KEY (id);
alter table public.invitations add constraint invitations_digest_uq UNIQUE (digest);
alter table public.invitations add constraint invitations_pkey PRIMARY KEY (id);
alter table public.invitations add constraint invitations_seat_uq UNIQUE (seat);
alter table public.invitations_invited_by_lnk add constraint invitations_invited_by_lnk_pkey PRIMARY KEY (id);
alter table public.invitations_invited_by_lnk add constraint invitations_invited_by_lnk_uq UNIQUE (invitation_id, user_id);
alter table public.invitations_organisation_lnk add constraint invitations_organisation_lnk_pkey PRIMARY KEY (id);
alter table public.invitations_organisation_lnk add constraint invitations_organisation_lnk_uq UNIQUE (invitation_id, organisation_id);
alter table public.invitations_units_lnk add constraint invitations_units_lnk_pkey PRIMARY KEY (id);
alter table public.invitations_units_lnk add constraint invitations_units_lnk_uq UNIQUE (invitation_id, business_unit_id);
alter table public.invoice_documents add constraint invoice_documents_number_unique UNIQUE (number, locale);
alter table public.invoice_documents add constraint invoice_documents_pkey PRIMARY KEY (id);
alter table public.late_zones add constraint late_zones_zone_id_unique UNIQUE (zone_id);
alter table public.leases add constraint leases_pkey PRIMARY KEY (id);
alter table public.leases add constraint leases_zone_id_unique UNIQUE (zone_id);
alter table public.licence_batches add constraint licence_batches_document_id_unique UNIQUE (document_id);
alter table public.licence_batches add constraint licence_batches_pkey PRIMARY KEY (id);
alter table public.licence_keys add constraint licence_keys_key_id_unique UNIQUE (key_id);
alter table public.licence_keys add constraint licence_keys_pkey PRIMARY KEY (id);
alter table public.licence_reports add constraint licence_reports_pkey PRIMARY KEY (id);
alter table public.licence_reports add constraint licence_reports_submission_uq UNIQUE (submission);
alter table public.licence_status_lists add constraint licence_status_lists_pkey PRIMARY KEY (id);
alter table public.licence_status_tokens add constraint licence_status_tokens_number_unique UNIQUE (number);
alter table public.licence_status_tokens add constraint licence_status_tokens_pkey PRIMARY KEY (id);
alter table public.licence_versions add constraint licence_versions_number_unique UNIQUE (licence_id, number);
alter table public.licence_versions add constraint licence_versions_pkey PRIMARY KEY (id);
alter table public.licence_versions add constraint licence_versions_status_unique UNIQUE (status_list, status_index);
alter table public.licences add constraint licences_code_unique UNIQUE (code);
alter table public.licences add constraint licences_pkey PRIMARY KEY (id);
alter table public.licences add constraint licences_status_index_unique UNIQUE (status_index);
alter table public.licences add constraint licences_zone_id_unique UNIQUE (zone_id);
alter table public.licensed_periods add constraint licensed_periods_pkey PRIMARY KEY (id);
alter table public.lock_exemptions add constraint lock_exemptions_pkey PRIMARY KEY (unit_id);
alter table public.log_arrivals add constraint log_arrivals_pkey PRIMARY KEY (id);
alter table public.log_browser_cosignatures add constraint log_browser_cosignatures_key_unique UNIQUE (body, key);
alter table public.log_browser_cosignatures add constraint log_browser_cosignatures_pkey PRIMARY KEY (id);
alter table public.log_checkpoints add constraint log_checkpoints_pkey PRIMARY KEY (id);
alter table public.log_cosignatures add constraint log_cosignatures_key_unique UNIQUE (checkpoint_id, key);
alter table public.log_cosignatures add constraint log_cosignatures_pkey PRIMARY KEY (id);
alter table public.log_credits add constraint log_credits_pkey PRIMARY KEY (revision);
alter table public.log_entries add constraint log_entries_pkey PRIMARY KEY (index);
alter table public.log_entries add constraint log_entries_play_unique UNIQUE (play_row_id);
alter table public.log_findings add constraint log_findings_pkey PRIMARY KEY (id);
alter table public.log_findings add constraint log_findings_subject_unique UNIQUE (player_id, kind, subject);
alter table public.log_keys add constraint log_keys_key_id_unique UNIQUE (key_id);
alter table public.log_keys add constraint log_keys_pkey PRIMARY KEY (id);
alter table public.log_policies add constraint log_policies_pkey PRIMARY KEY (number);
alter table public.log_refusals add constraint log_refusals_pkey PRIMARY KEY (id);
alter table public.log_refusals add constraint log_refusals_subject_unique UNIQUE (key, subject);
alter table public.log_registers add constraint log_registers_pkey PRIMARY KEY (type, subject);
alter table public.log_state add constraint log_state_pkey PRIMARY KEY (id);
alter table public.log_witnesses add constraint log_witnesses_pkey PRIMARY KEY (key);
alter table public.memberships add constraint memberships_pkey PRIMARY KEY (id);
alter table public.memberships add constraint memberships_seat_uq UNIQUE (seat);
alter table public.memberships_organisation_lnk add constraint memberships_organisation_lnk_pkey PRIMARY KEY (id);
alter table public.memberships_organisation_lnk add constraint memberships_organisation_lnk_uq UNIQUE (membership_id, organisation_id);
alter table public.memberships_units_lnk add constraint memberships_units_lnk_pkey PRIMARY KEY (id);
alter table public.memberships_units_lnk add constraint memberships_units_lnk_uq UNIQUE (membership_id, business_unit_id);
alter table public.memberships_user_lnk add constraint memberships_user_lnk_pkey PRIMARY KEY (id);
alter table public.memberships_user_lnk add constraint memberships_user_lnk_uq UNIQUE (membership_id, user_id);
alter table public.open_price_changes add constraint open_price_changes_pkey PRIMARY KEY (package_key, billing_period);
alter table public.order_approvers add constraint order_approvers_membership_unique UNIQUE (membership_id);
alter table public.order_approvers add constraint order_approvers_pkey PRIMARY KEY (id);
alter table public.order_approvers add constraint order_approvers_role_unique UNIQUE (organisation_id, role);
alter table public.order_lines add constraint order_lines_open_unit_unique UNIQUE (open_unit_id);
alter table public.order_lines add constraint order_lines_pkey PRIMARY KEY (id);
alter table public.order_lines add constraint order_lines_position_unique UNIQUE (order_id, "position");
alter table public.order_request_lines add constraint order_request_lines_pkey PRIMARY KEY (id);
alter table public.order_request_lines add constraint order_request_lines_position_unique UNIQUE (request_id, "position");
alter table public.order_requests add constraint order_requests_document_unique UNIQUE (document_id);
alter table public.order_requests add constraint order_requests_pkey PRIMARY KEY (id);
alter table public.orders add constraint orders_idempotency_key_uq UNIQUE (idempotency_key);
alter table public.orders add constraint orders_invoice_number_uq UNIQUE (invoice_number);
alter table public.orders add constraint orders_number_uq UNIQUE (number);
alter table public.orders add constraint orders_pkey PRIMARY KEY (id);
alter table public.orders_business_unit_lnk add constraint orders_business_unit_lnk_pkey PRIMARY KEY (id);
alter table public.orders_business_unit_lnk add constraint orders_business_unit_lnk_uq UNIQUE (order_id, business_unit_id);
alter table public.orders_organisation_lnk add constraint orders_organisation_lnk_pkey PRIMARY KEY (id);
alter table public.orders_organisation_lnk add constraint orders_organisation_lnk_uq UNIQUE (order_id, organisation_id);
alter table public.orders_placed_by_lnk add constraint orders_placed_by_lnk_pkey PRIMARY KEY (id);
alter table public.orders_placed_by_lnk add constraint orders_placed_by_lnk_uq UNIQUE (order_id, user_id);
alter table public.organisation_closings add constraint organisation_closings_organisation_unique UNIQUE (organisation_id);
alter table public.organisation_closings add constraint organisation_closings_pkey PRIMARY KEY (id);
alter table public.organisation_locks add constraint organisation_locks_pkey PRIMARY KEY (organisation_id);
alter table public.organisations add constraint organisations_pkey PRIMARY KEY (id);
alter table public.package_terms add constraint package_terms_key_uq UNIQUE (key);
alter table public.package_terms add constraint package_terms_pkey PRIMARY KEY (id);
alter table public.packages add constraint packages_pkey PRIMARY KEY (id);
alter table public.packages_cmps add constraint packages_cmps_pkey PRIMARY KEY (id);
alter table public.packages_cmps add constraint packages_uq UNIQUE (entity_id, cmp_id, field, component_type);
alter table public.page_redirects add constraint page_redirects_pkey PRIMARY KEY (id);
alter table public.page_redirects add constraint page_redirects_slug_uq UNIQUE (slug);
alter table public.pages add constraint pages_pkey PRIMARY KEY (id);
alter table public.pages_cmps add constraint pages_cmps_pkey PRIMARY KEY (id);
alter table public.pages_cmps add constraint pages_uq UNIQUE (entity_id, cmp_id, field, component_type);
alter table public.pairings add constraint pairings_device_code_hash_unique UNIQUE (device_code_hash);
alter table public.pairings add constraint pairings_pkey PRIMARY KEY (id);
alter table public.pairings add constraint pairings_user_code_hash_unique UNIQUE (user_code_hash);
alter table public.partner_applications add constraint partner_applications_number_uq UNIQUE (number);
alter table public.partner_applications add constraint partner_applications_pkey PRIMARY KEY (id);
alter table public.partner_applications add constraint partner_applications_submission_uq UNIQUE (submission);
alter table public.pay_link_orders add constraint pay_link_orders_pkey PRIMARY KEY (id);
alter table public.pay_link_orders add constraint pay_link_orders_unique UNIQUE (pay_link_id, order_id);
alter table public.pay_links add constraint pay_links_pkey PRIMARY KEY (id);
alter table public.pay_links add constraint pay_links_token_hash_unique UNIQUE (token_hash);
alter table public.payment_attempt_orders add constraint payment_attempt_orders_pkey PRIMARY KEY (id);
alter table public.payment_attempt_orders add constraint payment_attempt_orders_unique UNIQUE (attempt_id, order_id);
alter table public.payment_attempts add constraint payment_attempts_document_id_unique UNIQUE (document_id);
alter table public.payment_attempts add constraint payment_attempts_idempotency_key_unique UNIQUE (idempotency_key);
alter table public.payment_attempts add constraint payment_attempts_pkey PRIMARY KEY (id);
alter table public.payment_attempts add constraint payment_attempts_reference_unique UNIQUE (reference);
alter table public.payment_notices add constraint payment_notices_pkey PRIMARY KEY (id);
alter table public.payment_notices add constraint payment_notices_unique UNIQUE (provider, dedupe_key);
alter table public.payment_settings add constraint payment_settings_pkey PRIMARY KEY (id);
alter table public.payment_settings_cmps add constraint payment_settings_cmps_pkey PRIMARY KEY (id);
alter table public.payment_settings_cmps add constraint payment_settings_uq UNIQUE (entity_id, cmp_id, field, component_type);
alter table public.payment_settlement_lines add constraint payment_settlement_lines_line_key_unique UNIQUE (line_key);
alter table public.payment_settlement_lines add constraint payment_settlement_lines_pkey PRIMARY KEY (id);
alter table public.payment_settlements add constraint payment_settlements_document_id_unique UNIQUE (document_id);
alter table public.payment_settlements add constraint payment_settlements_pkey PRIMARY KEY (id);
alter table public.payment_settlements add constraint payment_settlements_sha256_unique UNIQUE (sha256);
alter table public.period_parts add constraint period_parts_pkey PRIMARY KEY (id);
alter table public.period_parts add constraint period_parts_unique UNIQUE (subscription_id, order_line_id);
alter table public.play_rejection_months add constraint play_rejection_months_pkey PRIMARY KEY (id);
alter table public.play_rejection_months add constraint play_rejection_months_reason_unique UNIQUE (zone_id, month, reason);
alter table public.play_rejections add constraint play_rejections_hash_unique UNIQUE (player_id, hash);
alter table public.play_rejections add constraint play_rejections_pkey PRIMARY KEY (id);
alter table public.player_boots add constraint player_boots_boot_unique UNIQUE (player_id, boot);
alter table public.player_boots add constraint player_boots_pkey PRIMARY KEY (id);
alter table public.players add constraint players_document_id_unique UNIQUE (document_id);
alter table public.players add constraint players_pkey PRIMARY KEY (id);
alter table public.players add constraint players_public_key_unique UNIQUE (public_key);
alter table public.players add constraint players_token_hash_unique UNIQUE (token_hash);
alter table public.playlists add constraint playlists_pkey PRIMARY KEY (id);
alter table public.playlists add constraint playlists_slug_uq UNIQUE (slug);
alter table public.playlists_changed_by_lnk add constraint playlists_changed_by_lnk_pkey PRIMARY KEY (id);
alter table public.playlists_changed_by_lnk add constraint playlists_changed_by_lnk_uq UNIQUE (playlist_id, user_id);
alter table public.playlists_organisation_lnk add constraint playlists_organisation_lnk_pkey PRIMARY KEY (id);
alter table public.playlists_organisation_lnk add constraint playlists_organisation_lnk_uq UNIQUE (playlist_id, organisation_id);
alter table public.playlists_tracks_lnk add constraint playlists_tracks_lnk_pkey PRIMARY KEY (id);
alter table public.playlists_tracks_lnk add constraint playlists_tracks_lnk_uq UNIQUE (playlist_id, track_id);
alter table public.plays add constraint plays_pkey PRIMARY KEY (id, received_at);
alter table public.plays_default add constraint plays_default_boot_unique UNIQUE (player_id, boot, seq);
alter table public.plays_default add constraint plays_default_pkey PRIMARY KEY (id, received_at);
alter table public.plays_default add constraint plays_default_play_id_unique UNIQUE (play_id);
alter table public.price_change_events add constraint price_change_events_pkey PRIMARY KEY (id);
alter table public.price_change_events add constraint price_change_events_unique UNIQUE (price_change_id, state);
alter table public.price_change_prices add constraint price_change_prices_pkey PRIMARY KEY (id);
alter table public.price_change_prices add constraint price_change_prices_unique UNIQUE (price_change_id, package_key, billing_period);
alter table public.price_changes add constraint price_changes_document_id_unique UNIQUE (document_id);
alter table public.price_changes add constraint price_changes_pkey PRIMARY KEY (id);
alter table public.quotation_lines add constraint quotation_lines_pkey PRIMARY KEY (id);
alter table public.quotation_lines add constraint quotation_lines_position_unique UNIQUE (quotation_id, "position");
alter table public.quotations add constraint quotations_document_unique UNIQUE (document_id);
alter table public.quotations add constraint quotations_number_unique UNIQUE (number);
alter table public.quotations add constraint quotations_pkey PRIMARY KEY (id);
alter table public.rate_limits add constraint rate_limits_pkey PRIMARY KEY (key);
alter table public.receipt_keys add constraint receipt_keys_key_id_unique UNIQUE (key_id);
alter table public.receipt_keys add constraint receipt_keys_pkey PRIMARY KEY (id);
alter table public.recorded_transfers add constraint recorded_transfers_document_unique UNIQUE (document_id);
alter table public.recorded_transfers add constraint recorded_transfers_pkey PRIMARY KEY (id);
alter table public.recovery_codes add constraint recovery_codes_digest_uq UNIQUE (digest);
alter table public.recovery_codes add constraint recovery_codes_pkey PRIMARY KEY (id);
alter table public.referral_codes add constraint referral_codes_code_uq UNIQUE (code);
alter table public.referral_codes add constraint referral_codes_pkey PRIMARY KEY (id);
alter table public.refunds add constraint refunds_credit_note_number_unique UNIQUE (credit_note_number);
alter table public.refunds add constraint refunds_document_id_unique UNIQUE (document_id);
alter table public.refunds add constraint refunds_pkey PRIMARY KEY (id);
alter table public.refunds add constraint refunds_refund_key_unique UNIQUE (refund_key);
alter table public.registrations add constraint registrations_idempotency_key_uq UNIQUE (idempotency_key);
alter table public.registrations add constraint registrations_order_number_uq UNIQUE (order_number);
alter table public.registrations add constraint registrations_owner_uq UNIQUE (owner);
alter table public.registrations add constraint registrations_pkey PRIMARY KEY (id);
alter table public.registrations_order_lnk add constraint registrations_order_lnk_pkey PRIMARY KEY (id);
alter table public.registrations_order_lnk add constraint registrations_order_lnk_uq UNIQUE (registration_id, order_id);
alter table public.registrations_tax_file_lnk add constraint registrations_tax_file_lnk_pkey PRIMARY KEY (id);
alter table public.registrations_tax_file_lnk add constraint registrations_tax_file_lnk_uq UNIQUE (registration_id, tax_file_id);
alter table public.registrations_user_lnk add constraint registrations_user_lnk_pkey PRIMARY KEY (id);
alter table public.registrations_user_lnk add constraint registrations_user_lnk_uq UNIQUE (registration_id, user_id);
alter table public.reminders add constraint reminders_key_uq UNIQUE (key);
alter table public.reminders add constraint reminders_pkey PRIMARY KEY (id);
alter table public.remote_passes add constraint remote_passes_document_id_unique UNIQUE (document_id);
alter table public.remote_passes add constraint remote_passes_pkey PRIMARY KEY (id);
alter table public.remote_passes add constraint remote_passes_token_hash_unique UNIQUE (token_hash);
alter table public.report_deliveries add constraint report_deliveries_document_id_unique UNIQUE (document_id);
alter table public.report_deliveries add constraint report_deliveries_file_unique UNIQUE (destination, report_id, format);
alter table public.report_deliveries add constraint report_deliveries_pkey PRIMARY KEY (id);
alter table public.report_destinations add constraint report_destinations_pkey PRIMARY KEY (id);
alter table public.report_destinations_body_lnk add constraint report_destinations_body_lnk_pkey PRIMARY KEY (id);
alter table public.report_destinations_body_lnk add constraint report_destinations_body_lnk_uq UNIQUE (report_destination_id, collective_body_id);
alter table public.schedule_exceptions add constraint schedule_exceptions_document_id_unique UNIQUE (document_id);
alter table public.schedule_exceptions add constraint schedule_exceptions_pkey PRIMARY KEY (id);
alter table public.schedule_slots add constraint schedule_slots_pkey PRIMARY KEY (id);
alter table public.scheduled_changes add constraint scheduled_changes_pkey PRIMARY KEY (id);
alter table public.scheduled_changes add constraint scheduled_changes_unit_unique UNIQUE (business_unit_id);
alter table public.seal_chunks add constraint seal_chunks_number_unique UNIQUE (seal, number);
alter table public.seal_days add constraint seal_days_day_unique UNIQUE (day);
alter table public.seal_days add constraint seal_days_number_unique UNIQUE (number);
alter table public.seal_leaves add constraint seal_leaves_play_id_unique UNIQUE (play_id);
alter table public.seal_leaves add constraint seal_leaves_position_unique UNIQUE (seal, "position");
alter table public.seals add constraint seals_day_unique UNIQUE (day);
alter table public.seals add constraint seals_number_unique UNIQUE (number);
alter table public.second_factors add constraint second_factors_owner_uq UNIQUE (owner);
alter table public.second_factors add constraint second_factors_pkey PRIMARY KEY (id);
alter table public.sent_emails add constraint sent_emails_document_id_unique UNIQUE (document_id);
alter table public.sent_emails add constraint sent_emails_pkey PRIMARY KEY (id);
alter table public.sequences add constraint sequences_pkey PRIMARY KEY (id);
alter table public.sequences add constraint sequences_series_uq UNIQUE (series);
alter table public.sessions add constraint sessions_pkey PRIMARY KEY (id);
alter table public.site_settings add constraint site_settings_pkey PRIMARY KEY (id);
alter table public.site_settings_cmps add constraint site_settings_cmps_pkey PRIMARY KEY (id);
alter table public.site_settings_cmps add constraint site_settings_uq UNIQUE (entity_id, cmp_id, field, component_type);
alter table public.status_days add constraint status_days_pkey PRIMARY KEY (part, day);
alter table public.status_notes add constraint status_notes_key_unique UNIQUE (key);
alter table public.status_notes add constraint status_notes_pkey PRIMARY KEY (id);
alter table public.status_parts add constraint status_parts_pkey PRIMARY KEY (part);
alter table public.status_updates add constraint status_updates_pkey PRIMARY KEY (id);
alter table public.strapi_ai_localization_jobs add constraint strapi_ai_localization_jobs_pkey PRIMARY KEY (id);
alter table public.strapi_ai_metadata_jobs add constraint strapi_ai_metadata_jobs_pkey PRIMARY KEY (id);
alter table public.strapi_api_token_permissions add constraint strapi_api_token_permissions_pkey PRIMARY KEY (id);
alter table public.strapi_api_token_permissions_token_lnk add constraint strapi_api_token_permissions_token_lnk_pkey PRIMARY KEY (id);
alter table public.strapi_api_token_permissions_token_lnk add constraint strapi_api_token_permissions_token_lnk_uq UNIQUE (api_token_permission_id, api_token_id);
alter table public.strapi_api_tokens add constraint strapi_api_tokens_pkey PRIMARY KEY (id);
alter table public.strapi_api_tokens_admin_user_owner_lnk add constraint strapi_api_tokens_admin_user_owner_lnk_pkey PRIMARY KEY (id);
alter table public.strapi_api_tokens_admin_user_owner_lnk add constraint strapi_api_tokens_admin_user_owner_lnk_uq UNIQUE (api_token_id, user_id);
alter table public.strapi_core_store_settings add constraint strapi_core_store_settings_pkey PRIMARY KEY (id);
alter table public.strapi_database_schema add constraint strapi_database_schema_pkey PRIMARY KEY (id);
alter table public.strapi_history_versions add constraint strapi_history_versions_pkey PRIMARY KEY (id);
alter table public.strapi_migrations add constraint strapi_migrations_pkey PRIMARY KEY (id);
alter table public.strapi_migrations_internal add constraint strapi_migrations_internal_pkey PRIMARY KEY (id);
alter table public.strapi_release_actions add constraint strapi_release_actions_pkey PRIMARY KEY (id);
alter table public.strapi_release_actions_release_lnk add constraint strapi_release_actions_release_lnk_pkey PRIMARY KEY (id);
alter table public.strapi_release_actions_release_lnk add constraint strapi_release_actions_release_lnk_uq UNIQUE (release_action_id, release_id);
alter table public.strapi_releases add constraint strapi_releases_pkey PRIMARY KEY (id);
alter table public.strapi_sessions add constraint strapi_sessions_pkey PRIMARY KEY (id);
alter table public.strapi_transfer_token_permissions add constraint strapi_transfer_token_permissions_pkey PRIMARY KEY (id);
alter table public.strapi_transfer_token_permissions_token_lnk add constraint strapi_transfer_token_permissions_token_lnk_pkey PRIMARY KEY (id);
alter table public.strapi_transfer_token_permissions_token_lnk add constraint strapi_transfer_token_permissions_token_lnk_uq UNIQUE (transfer_token_permission_id, transfer_token_id);
alter table public.strapi_transfer_tokens add constraint strapi_transfer_tokens_pkey PRIMARY KEY (id);
alter table public.strapi_webhooks add constraint strapi_webhooks_pkey PRIMARY KEY (id);
alter table public.strapi_workflows add constraint strapi_workflows_pkey PRIMARY KEY (id);
alter table public.strapi_workflows_stage_required_to_publish_lnk add constraint strapi_workflows_stage_required_to_publish_lnk_pkey PRIMARY KEY (id);
alter table public.strapi_workflows_stage_required_to_publish_lnk add constraint strapi_workflows_stage_required_to_publish_lnk_uq UNIQUE (workflow_id, workflow_stage_id);
alter table public.strapi_workflows_stages add constraint strapi_workflows_stages_pkey PRIMARY KEY (id);
alter table public.strapi_workflows_stages_permissions_lnk add constraint strapi_workflows_stages_permissions_lnk_pkey PRIMARY KEY (id);
alter table public.strapi_workflows_stages_permissions_lnk add constraint strapi_workflows_stages_permissions_lnk_uq UNIQUE (workflow_stage_id, permission_id);
alter table public.strapi_workflows_stages_workflow_lnk add constraint strapi_workflows_stages_workflow_lnk_pkey PRIMARY KEY (id);
alter table public.strapi_workflows_stages_workflow_lnk add constraint strapi_workflows_stages_workflow_lnk_uq UNIQUE (workflow_stage_id, workflow_id);
alter table public.subscription_pauses add constraint subscription_pauses_pkey PRIMARY KEY (id);
alter table public.subscriptions add constraint subscriptions_pkey PRIMARY KEY (id);
alter table public.subscriptions_business_unit_lnk add constraint subscriptions_business_unit_lnk_pkey PRIMARY KEY (id);
alter table public.subscriptions_business_unit_lnk add constraint subscriptions_business_unit_lnk_uq UNIQUE (subscription_id, business_unit_id);
alter table public.subscriptions_order_lnk add constraint subscriptions_order_lnk_pkey PRIMARY KEY (id);
alter table public.subscriptions_order_lnk add constraint subscriptions_order_lnk_uq UNIQUE (subscription_id, order_id);
alter table public.subscriptions_organisation_lnk add constraint subscriptions_organisation_lnk_pkey PRIMARY KEY (id);
alter table public.subscriptions_organisation_lnk add constraint subscriptions_organisation_lnk_uq UNIQUE (subscription_id, organisation_id);
alter table public.tax_files add constraint tax_files_key_uq UNIQUE (key);
alter table public.tax_files add constraint tax_files_pkey PRIMARY KEY (id);
alter table public.tax_invoices add constraint tax_invoices_number_unique UNIQUE (number);
alter table public.tax_invoices add constraint tax_invoices_pkey PRIMARY KEY (id);
alter table public.testimonials add constraint testimonials_pkey PRIMARY KEY (id);
alter table public.track_ban_requests add constraint track_ban_requests_document_unique UNIQUE (document_id);
alter table public.track_ban_requests add constraint track_ban_requests_pkey PRIMARY KEY (id);
alter table public.track_ban_requests add constraint track_ban_requests_unique UNIQUE (zone_id, track);
alter table public.track_bans add constraint track_bans_document_unique UNIQUE (document_id);
alter table public.track_bans add constraint track_bans_pkey PRIMARY KEY (id);
alter table public.track_likes add constraint track_likes_document_unique UNIQUE (document_id);
alter table public.track_likes add constraint track_likes_pkey PRIMARY KEY (id);
alter table public.track_likes add constraint track_likes_unique UNIQUE (zone_id, track, liked_by);
alter table public.track_reports add constraint track_reports_pkey PRIMARY KEY (id);
alter table public.track_revisions add constraint track_revisions_key_uq UNIQUE (key);
alter table public.track_revisions add constraint track_revisions_pkey PRIMARY KEY (id);
alter table public.track_terms add constraint track_terms_own_track_unique UNIQUE (track_id, term);
alter table public.track_terms add constraint track_terms_term_unique UNIQUE (term, sort_title, track_id, tags);
alter table public.track_uploads add constraint track_uploads_pkey PRIMARY KEY (id);
alter table public.tracks add constraint tracks_pkey PRIMARY KEY (id);
alter table public.tracks add constraint tracks_sha_256_uq UNIQUE (sha_256);
alter table public.tracks_artists_lnk add constraint tracks_artists_lnk_pkey PRIMARY KEY (id);
alter table public.tracks_artists_lnk add constraint tracks_artists_lnk_uq UNIQUE (track_id, artist_id);
alter table public.tracks_clean_version_lnk add constraint tracks_clean_version_lnk_pkey PRIMARY KEY (id);
alter table public.tracks_clean_version_lnk add constraint tracks_clean_version_lnk_uq UNIQUE (track_id, inv_track_id);
alter table public.trials add constraint trials_organisation_unique UNIQUE (organisation_id);
alter table public.trials add constraint trials_phone_unique UNIQUE (phone_digest);
alter table public.trials add constraint trials_pkey PRIMARY KEY (id);
alter table public.trials add constraint trials_subscription_unique UNIQUE (subscription_id);
alter table public.unit_group_units add constraint unit_group_units_pkey PRIMARY KEY (group_id, unit_id);
alter table public.unit_groups add constraint unit_groups_document_unique UNIQUE (document_id);
alter table public.unit_groups add constraint unit_groups_pkey PRIMARY KEY (id);
alter table public.unit_imports add constraint unit_imports_pkey PRIMARY KEY (id);
alter table public.unit_imports_organisation_lnk add constraint unit_imports_organisation_lnk_pkey PRIMARY KEY (id);
alter table public.unit_imports_organisation_lnk add constraint unit_imports_organisation_lnk_uq UNIQUE (unit_import_id, organisation_id);
alter table public.unit_imports_user_lnk add constraint unit_imports_user_lnk_pkey PRIMARY KEY (id);
alter table public.unit_imports_user_lnk add constraint unit_imports_user_lnk_uq UNIQUE (unit_import_id, user_id);
alter table public.unit_remotes add constraint unit_remotes_business_unit_id_unique UNIQUE (business_unit_id);
alter table public.unit_remotes add constraint unit_remotes_pkey PRIMARY KEY (id);
alter table public.up_permissions add constraint up_permissions_pkey PRIMARY KEY (id);
alter table public.up_permissions_role_lnk add constraint up_permissions_role_lnk_pkey PRIMARY KEY (id);
alter table public.up_permissions_role_lnk add constraint up_permissions_role_lnk_uq UNIQUE (permission_id, role_id);
alter table public.up_roles add constraint up_roles_pkey PRIMARY KEY (id);
alter table public.up_users add constraint up_users_email_uq UNIQUE (email);
alter table public.up_users add constraint up_users_google_sub_uq UNIQUE (google_sub);
alter table public.up_users add constraint up_users_pkey PRIMARY KEY (id);
alter table public.up_users add constraint up_users_proved_mobile_number_uq UNIQUE (proved_mobile_number);
alter table public.up_users add constraint up_users_username_uq UNIQUE (username);
alter table public.up_users_role_lnk add constraint up_users_role_lnk_pkey PRIMARY KEY (id);
alter table public.up_users_role_lnk add constraint up_users_role_lnk_uq UNIQUE (user_id, role_id);
alter table public.upload_folders add constraint upload_folders_path_id_index UNIQUE (path_id);
alter table public.upload_folders add constraint upload_folders_path_index UNIQUE (path);
alter table public.upload_folders add constraint upload_folders_pkey PRIMARY KEY (id);
alter table public.upload_folders_parent_lnk add constraint upload_folders_parent_lnk_pkey PRIMARY KEY (id);
alter table public.upload_folders_parent_lnk add constraint upload_folders_parent_lnk_uq UNIQUE (folder_id, inv_folder_id);
alter table public.usage_archive_parts add constraint usage_archive_parts_number_unique UNIQUE (seal, part);
alter table public.usage_archives add constraint usage_archives_month_unique UNIQUE (month);
alter table public.usage_column_maps add constraint usage_column_maps_key_uq UNIQUE (key);
alter table public.usage_column_maps add constraint usage_column_maps_pkey PRIMARY KEY (id);
alter table public.usage_days add constraint usage_days_pkey PRIMARY KEY (id);
alter table public.usage_days add constraint usage_days_unique UNIQUE (zone_id, date);
alter table public.usage_disputes add constraint usage_disputes_pkey PRIMARY KEY (id);
alter table public.usage_disputes add constraint usage_disputes_submission_uq UNIQUE (submission);
alter table public.usage_report_downloads add constraint usage_report_downloads_pkey PRIMARY KEY (id);
alter table public.usage_report_files add constraint usage_report_files_format_unique UNIQUE (report_id, format);
alter table public.usage_report_files add constraint usage_report_files_pkey PRIMARY KEY (id);
alter table public.usage_report_findings add constraint usage_report_findings_pkey PRIMARY KEY (id);
alter table public.usage_report_findings add constraint usage_report_findings_position_unique UNIQUE (report_id, kind, "position");
alter table public.usage_report_manifests add constraint usage_report_manifests_pkey PRIMARY KEY (report_id);
alter table public.usage_report_quorums add constraint usage_report_quorums_pkey PRIMARY KEY (report_id);
alter table public.usage_report_runs add constraint usage_report_runs_pkey PRIMARY KEY (id);
alter table public.usage_report_runs add constraint usage_report_runs_run_key_unique UNIQUE (run_key);
alter table public.usage_report_totals add constraint usage_report_totals_pkey PRIMARY KEY (id);
alter table public.usage_report_totals add constraint usage_report_totals_position_unique UNIQUE (report_id, kind, "position");
alter table public.usage_report_venues add constraint usage_report_venues_pkey PRIMARY KEY (id);
alter table public.usage_report_venues add constraint usage_report_venues_zone_unique UNIQUE (period, zone_id);
alter table public.usage_reports add constraint usage_reports_pkey PRIMARY KEY (id);
alter table public.usage_reports add constraint usage_reports_version_unique UNIQUE (period, version);
alter table public.usage_settings add constraint usage_settings_pkey PRIMARY KEY (id);
alter table public.usage_settings_cmps add constraint usage_settings_cmps_pkey PRIMARY KEY (id);
alter table public.usage_settings_cmps add constraint usage_settings_uq UNIQUE (entity_id, cmp_id, field, component_type);
alter table public.usage_works add constraint usage_works_pkey PRIMARY KEY (id);
alter table public.usage_works add constraint usage_works_unique UNIQUE (zone_id, month, track, track_revision);
alter table public.venue_terms add constraint venue_terms_own_subject_unique UNIQUE (subject, term);
alter table public.venue_terms add constraint venue_terms_term_unique UNIQUE (term, sort_name, subject);
alter table public.vouchers add constraint vouchers_code_uq UNIQUE (code);
alter table public.vouchers add constraint vouchers_pkey PRIMARY KEY (id);
alter table public.webhook_deliveries add constraint webhook_deliveries_document_id_unique UNIQUE (document_id);
alter table public.webhook_deliveries add constraint webhook_deliveries_pkey PRIMARY KEY (id);
alter table public.webhook_zone_states add constraint webhook_zone_states_pkey PRIMARY KEY (id);
alter table public.webhook_zone_states add constraint webhook_zone_states_zone_id_unique UNIQUE (zone_id);
alter table public.webhooks add constraint webhooks_document_id_unique UNIQUE (document_id);
alter table public.webhooks add constraint webhooks_pkey PRIMARY KEY (id);
alter table public.webhooks add constraint webhooks_secret_hash_unique UNIQUE (secret_hash);
alter table public.withholding_rules add constraint withholding_rules_pkey PRIMARY KEY (id);
alter table public.withholding_slips add constraint withholding_slips_document_unique UNIQUE (document_id);
alter table public.withholding_slips add constraint withholding_slips_pkey PRIMARY KEY (id);
alter table public.withholdings add constraint withholdings_order_unique UNIQUE (order_id);
alter table public.withholdings add constraint withholdings_pkey PRIMARY KEY (id);
alter table public.work_terms add constraint work_terms_own_subject_unique UNIQUE (subject, term);
alter table public.work_terms add constraint work_terms_term_unique UNIQUE (term, sort_name, subject);
alter table public.zone_batch_items add constraint zone_batch_items_pkey PRIMARY KEY (id);
alter table public.zone_batches add constraint zone_batches_document_id_unique UNIQUE (document_id);
alter table public.zone_batches add constraint zone_batches_pkey PRIMARY KEY (id);
alter table public.zone_batches add constraint zone_batches_request_unique UNIQUE (user_id, request_key);
alter table public.zone_overrides add constraint zone_overrides_pkey PRIMARY KEY (id);
alter table public.zone_overrides add constraint zone_overrides_zone_id_unique UNIQUE (zone_id);
alter table public.zone_statuses add constraint zone_statuses_pkey PRIMARY KEY (id);
alter table public.zone_statuses add constraint zone_statuses_zone_id_unique UNIQUE (zone_id);
alter table public.zone_views add constraint zone_views_document_id_unique UNIQUE (document_id);
alter table public.zone_views add constraint zone_views_name_unique UNIQUE (user_id, organisation_id, name);
alter table public.zone_views add constraint zone_views_pkey PRIMARY KEY (id);
alter table public.zones add constraint zones_pkey PRIMARY KEY (id);
alter table public.zones_business_unit_lnk add constraint zones_business_unit_lnk_pkey PRIMARY KEY (id);
alter table public.zones_business_unit_lnk add constraint zones_business_unit_lnk_uq UNIQUE (zone_id, business_unit_id);
CREATE INDEX admin_permissions_api_token_lnk_fk ON public.admin_permissions_api_token_lnk USING btree (permission_id);
CREATE INDEX admin_permissions_api_token_lnk_ifk ON public.admin_permissions_api_token_lnk USING btree (api_token_id);
CREATE INDEX admin_permissions_api_token_lnk_oifk ON public.admin_permissions_api_token_lnk USING btree (permission_ord);
CREATE INDEX admin_permissions_created_by_id_fk ON public.admin_permissions USING btree (created_by_id);
CREATE INDEX admin_permissions_documents_idx ON public.admin_permissions USING btree (document_id, locale, published_at);
CREATE INDEX admin_permissions_role_lnk_fk ON public.admin_permissions_role_lnk USING btree (permission_id);
CREATE INDEX admin_permissions_role_lnk_ifk ON public.admin_permissions_role_lnk USING btree (role_id);
CREATE INDEX admin_permissions_role_lnk_oifk ON public.admin_permissions_role_lnk USING btree (permission_ord);
CREATE INDEX admin_permissions_updated_by_id_fk ON public.admin_permissions USING btree (updated_by_id);
CREATE INDEX admin_roles_created_by_id_fk ON public.admin_roles USING btree (created_by_id);
CREATE INDEX admin_roles_documents_idx ON public.admin_roles USING btree (document_id, locale, published_at);
CREATE INDEX admin_roles_updated_by_id_fk ON public.admin_roles USING btree (updated_by_id);
CREATE INDEX admin_users_created_by_id_fk ON public.admin_users USING btree (created_by_id);
CREATE INDEX admin_users_documents_idx ON public.admin_users USING btree (document_id, locale, published_at);
CREATE INDEX admin_users_roles_lnk_fk ON public.admin_users_roles_lnk USING btree (user_id);
CREATE INDEX admin_users_roles_lnk_ifk ON public.admin_users_roles_lnk USING btree (role_id);
CREATE INDEX admin_users_roles_lnk_ofk ON public.admin_users_roles_lnk USING btree (role_ord);
CREATE INDEX admin_users_roles_lnk_oifk ON public.admin_users_roles_lnk USING btree (user_ord);
CREATE INDEX admin_users_updated_by_id_fk ON public.admin_users USING btree (updated_by_id);
CREATE INDEX announcement_plays_own_player_index ON public.announcement_plays USING btree (player_id, started_at);
CREATE INDEX announcement_plays_own_zone_index ON public.announcement_plays USING btree (zone_id, started_at);
CREATE INDEX announcements_organisation_index ON public.announcements USING btree (organisation_id);
CREATE INDEX announcements_uploader_index ON public.announcements USING btree (uploaded_by);
CREATE INDEX api_keys_own_organisation_index ON public.api_keys USING btree (organisation_id, created_at);
CREATE INDEX artists_created_by_id_fk ON public.artists USING btree (created_by_id);
CREATE INDEX artists_documents_idx ON public.artists USING btree (document_id, locale, published_at);
CREATE INDEX artists_updated_by_id_fk ON public.artists USING btree (updated_by_id);
CREATE INDEX audit_entries_at_index ON public.audit_entries USING btree (at);
CREATE INDEX audit_entries_created_by_id_fk ON public.audit_entries USING btree (created_by_id);
CREATE INDEX audit_entries_documents_idx ON public.audit_entries USING btree (document_id, locale, published_at);
CREATE INDEX audit_entries_organisation_lnk_fk ON public.audit_entries_organisation_lnk USING btree (audit_entry_id);
CREATE INDEX audit_entries_organisation_lnk_ifk ON public.audit_entries_organisation_lnk USING btree (organisation_id);
CREATE INDEX audit_entries_own_actor_index ON public.audit_entries USING btree (organisation_id, actor, at);
CREATE INDEX audit_entries_own_at_index ON public.audit_entries USING btree (organisation_id, at);
CREATE INDEX audit_entries_subject_id_index ON public.audit_entries USING btree (subject_id);
CREATE INDEX audit_entries_updated_by_id_fk ON public.audit_entries USING btree (updated_by_id);
CREATE INDEX business_units_changed_by_lnk_fk ON public.business_units_changed_by_lnk USING btree (business_unit_id);
CREATE INDEX business_units_changed_by_lnk_ifk ON public.business_units_changed_by_lnk USING btree (user_id);
CREATE INDEX business_units_city_index ON public.business_units USING btree (city);
CREATE INDEX business_units_created_by_id_fk ON public.business_units USING btree (created_by_id);
CREATE INDEX business_units_current_subscription_lnk_fk ON public.business_units_current_subscription_lnk USING btree (business_unit_id);
CREATE INDEX business_units_current_subscription_lnk_ifk ON public.business_units_current_subscription_lnk USING btree (subscription_id);
CREATE INDEX business_units_documents_idx ON public.business_units USING btree (document_id, locale, published_at);
CREATE INDEX business_units_industry_index ON public.business_units USING btree (industry);
CREATE INDEX business_units_name_index ON public.business_units USING btree (name);
CREATE INDEX business_units_organisation_lnk_fk ON public.business_units_organisation_lnk USING btree (business_unit_id);
CREATE INDEX business_units_organisation_lnk_ifk ON public.business_units_organisation_lnk USING btree (organisation_id);
CREATE INDEX business_units_organisation_lnk_oifk ON public.business_units_organisation_lnk USING btree (business_unit_ord);
CREATE INDEX business_units_own_city_index ON public.business_units USING btree (organisation_id, city, deleted_at);
CREATE INDEX business_units_own_created_index ON public.business_units USING btree (organisation_id, created_at, id, deleted_at);
CREATE INDEX business_units_own_document_index ON public.business_units USING btree (document_id, organisation_id);
CREATE INDEX business_units_own_industry_index ON public.business_units USING btree (organisation_id, industry, deleted_at);
CREATE INDEX business_units_own_name_index ON public.business_units USING btree (organisation_id, name, id, deleted_at);
CREATE INDEX business_units_tax_file_lnk_fk ON public.business_units_tax_file_lnk USING btree (business_unit_id);
CREATE INDEX business_units_tax_file_lnk_ifk ON public.business_units_tax_file_lnk USING btree (tax_file_id);
CREATE INDEX business_units_updated_by_id_fk ON public.business_units USING btree (updated_by_id);
CREATE INDEX calendar_dates_created_by_id_fk ON public.calendar_dates USING btree (created_by_id);
CREATE INDEX calendar_dates_documents_idx ON public.calendar_dates USING btree (document_id, locale, published_at);
CREATE INDEX calendar_dates_until_index ON public.calendar_dates USING btree (until_date);
CREATE INDEX calendar_dates_updated_by_id_fk ON public.calendar_dates USING btree (updated_by_id);
CREATE INDEX carts_expires_index ON public.carts USING btree (expires_at);
CREATE INDEX changes_created_index ON public.changes USING btree (created_at);
CREATE INDEX clients_created_by_id_fk ON public.clients USING btree (created_by_id);
CREATE INDEX clients_documents_idx ON public.clients USING btree (document_id, locale, published_at);
CREATE INDEX clients_updated_by_id_fk ON public.clients USING btree (updated_by_id);
CREATE INDEX codes_created_by_id_fk ON public.codes USING btree (created_by_id);
CREATE INDEX codes_digest_index ON public.codes USING btree (digest);
CREATE INDEX codes_documents_idx ON public.codes USING btree (document_id, locale, published_at);
CREATE INDEX codes_updated_by_id_fk ON public.codes USING btree (updated_by_id);
CREATE INDEX collective_accounts_body_lnk_fk ON public.collective_accounts_body_lnk USING btree (collective_account_id);
CREATE INDEX collective_accounts_body_lnk_ifk ON public.collective_accounts_body_lnk USING btree (collective_body_id);
CREATE INDEX collective_accounts_body_lnk_oifk ON public.collective_accounts_body_lnk USING btree (collective_account_ord);
CREATE INDEX collective_accounts_created_by_id_fk ON public.collective_accounts USING btree (created_by_id);
CREATE INDEX collective_accounts_documents_idx ON public.collective_accounts USING btree (document_id, locale, published_at);
CREATE INDEX collective_accounts_updated_by_id_fk ON public.collective_accounts USING btree (updated_by_id);
CREATE INDEX collective_bodies_created_by_id_fk ON public.collective_bodies USING btree (created_by_id);
CREATE INDEX collective_bodies_documents_idx ON public.collective_bodies USING btree (document_id, locale, published_at);
CREATE INDEX collective_bodies_updated_by_id_fk ON public.collective_bodies USING btree (updated_by_id);
CREATE INDEX collective_keys_own_body_index ON public.collective_keys USING btree (body, created_at);
CREATE INDEX collective_keys_own_creator_index ON public.collective_keys USING btree (created_by);
CREATE INDEX collective_reads_at_index ON public.collective_reads USING btree (at);
CREATE INDEX collective_reads_created_by_id_fk ON public.collective_reads USING btree (created_by_id);
CREATE INDEX collective_reads_documents_idx ON public.collective_reads USING btree (document_id, locale, published_at);
CREATE INDEX collective_reads_own_at_index ON public.collective_reads USING btree (body, at);
CREATE INDEX collective_reads_own_kind_index ON public.collective_reads USING btree (body, kind, at);
CREATE INDEX collective_reads_own_reader_index ON public.collective_reads USING btree (body, reader, at);
CREATE INDEX collective_reads_updated_by_id_fk ON public.collective_reads USING btree (updated_by_id);
CREATE INDEX commands_created_index ON public.commands USING btree (created_at);
CREATE INDEX commands_own_zone_index ON public.commands USING btree (zone_id, expires_at);
CREATE INDEX components_sections_benefits_component_type_idx ON public.components_sections_benefits_cmps USING btree (component_type);
CREATE INDEX components_sections_benefits_entity_fk ON public.components_sections_benefits_cmps USING btree (entity_id);
CREATE INDEX components_sections_benefits_field_idx ON public.components_sections_benefits_cmps USING btree (field);
CREATE INDEX components_sections_closing_component_type_idx ON public.components_sections_closing_cmps USING btree (component_type);
CREATE INDEX components_sections_closing_entity_fk ON public.components_sections_closing_cmps USING btree (entity_id);
CREATE INDEX components_sections_closing_field_idx ON public.components_sections_closing_cmps USING btree (field);
CREATE INDEX components_sections_facts_component_type_idx ON public.components_sections_facts_cmps USING btree (component_type);
CREATE INDEX components_sections_facts_entity_fk ON public.components_sections_facts_cmps USING btree (entity_id);
CREATE INDEX components_sections_facts_field_idx ON public.components_sections_facts_cmps USING btree (field);
CREATE INDEX components_sections_features_component_type_idx ON public.components_sections_features_cmps USING btree (component_type);
CREATE INDEX components_sections_features_entity_fk ON public.components_sections_features_cmps USING btree (entity_id);
CREATE INDEX components_sections_features_field_idx ON public.components_sections_features_cmps USING btree (field);
CREATE INDEX components_sections_hero_component_type_idx ON public.components_sections_hero_cmps USING btree (component_type);
CREATE INDEX components_sections_hero_entity_fk ON public.components_sections_hero_cmps USING btree (entity_id);
CREATE INDEX components_sections_hero_field_idx ON public.components_sections_hero_cmps USING btree (field);
CREATE INDEX components_sections_intro_component_type_idx ON public.components_sections_intro_cmps USING btree (component_type);
CREATE INDEX components_sections_intro_entity_fk ON public.components_sections_intro_cmps USING btree (entity_id);
CREATE INDEX components_sections_intro_field_idx ON public.components_sections_intro_cmps USING btree (field);
CREATE INDEX components_sections_personalisation_component_type_idx ON public.components_sections_personalisation_cmps USING btree (component_type);
CREATE INDEX components_sections_personalisation_entity_fk ON public.components_sections_personalisation_cmps USING btree (entity_id);
CREATE INDEX components_sections_personalisation_field_idx ON public.components_sections_personalisation_cmps USING btree (field);
CREATE INDEX components_sections_steps_component_type_idx ON public.components_sections_steps_cmps USING btree (component_type);
CREATE INDEX components_sections_steps_entity_fk ON public.components_sections_steps_cmps USING btree (entity_id);
CREATE INDEX components_sections_steps_field_idx ON public.components_sections_steps_cmps USING btree (field);
CREATE INDEX consents_created_by_id_fk ON public.consents USING btree (created_by_id);
CREATE INDEX consents_documents_idx ON public.consents USING btree (document_id, locale, published_at);
CREATE INDEX consents_owner_index ON public.consents USING btree (owner);
CREATE INDEX consents_updated_by_id_fk ON public.consents USING btree (updated_by_id);
CREATE INDEX contact_messages_created_by_id_fk ON public.contact_messages USING btree (created_by_id);
CREATE INDEX contact_messages_documents_idx ON public.contact_messages USING btree (document_id, locale, published_at);
CREATE INDEX contact_messages_state_index ON public.contact_messages USING btree (state);
CREATE INDEX contact_messages_updated_by_id_fk ON public.contact_messages USING btree (updated_by_id);
CREATE INDEX content_versions_created_by_id_fk ON public.content_versions USING btree (created_by_id);
CREATE INDEX content_versions_documents_idx ON public.content_versions USING btree (document_id, locale, published_at);
CREATE INDEX content_versions_entry_index ON public.content_versions USING btree (entry, language, model);
CREATE INDEX content_versions_updated_by_id_fk ON public.content_versions USING btree (updated_by_id);
CREATE INDEX coverage_units_own_city_index ON public.coverage_units USING btree (month, city, rank, business_unit_id);
CREATE INDEX coverage_units_own_month_index ON public.coverage_units USING btree (month, rank, business_unit_id);
CREATE INDEX devices_created_by_id_fk ON public.devices USING btree (created_by_id);
CREATE INDEX devices_documents_idx ON public.devices USING btree (document_id, locale, published_at);
CREATE INDEX devices_owner_index ON public.devices USING btree (owner);
CREATE INDEX devices_updated_by_id_fk ON public.devices USING btree (updated_by_id);
CREATE INDEX faqs_created_by_id_fk ON public.faqs USING btree (created_by_id);
CREATE INDEX faqs_documents_idx ON public.faqs USING btree (document_id, locale, published_at);
CREATE INDEX faqs_updated_by_id_fk ON public.faqs USING btree (updated_by_id);
CREATE INDEX files_created_by_id_fk ON public.files USING btree (created_by_id);
CREATE INDEX files_documents_idx ON public.files USING btree (document_id, locale, published_at);
CREATE INDEX files_folder_lnk_fk ON public.files_folder_lnk USING btree (file_id);
CREATE INDEX files_folder_lnk_ifk ON public.files_folder_lnk USING btree (folder_id);
CREATE INDEX files_folder_lnk_oifk ON public.files_folder_lnk USING btree (file_ord);
CREATE INDEX files_related_mph_fk ON public.files_related_mph USING btree (file_id);
CREATE INDEX files_related_mph_idix ON public.files_related_mph USING btree (related_id);
CREATE INDEX files_related_mph_oidx ON public.files_related_mph USING btree ("order");
CREATE INDEX files_updated_by_id_fk ON public.files USING btree (updated_by_id);
CREATE INDEX former_time_zones_own_unit_index ON public.former_time_zones USING btree (business_unit_id, until_at);
CREATE INDEX i18n_locale_created_by_id_fk ON public.i18n_locale USING btree (created_by_id);
CREATE INDEX i18n_locale_documents_idx ON public.i18n_locale USING btree (document_id, locale, published_at);
CREATE INDEX i18n_locale_updated_by_id_fk ON public.i18n_locale USING btree (updated_by_id);
CREATE INDEX incidents_own_organisation_index ON public.incidents USING btree (organisation_id, opened_at);
CREATE INDEX incidents_own_zone_index ON public.incidents USING btree (zone_id, started_at);
CREATE INDEX industries_component_type_idx ON public.industries_cmps USING btree (component_type);
CREATE INDEX industries_created_by_id_fk ON public.industries USING btree (created_by_id);
CREATE INDEX industries_documents_idx ON public.industries USING btree (document_id, locale, published_at);
CREATE INDEX industries_entity_fk ON public.industries_cmps USING btree (entity_id);
CREATE INDEX industries_field_idx ON public.industries_cmps USING btree (field);
CREATE INDEX industries_updated_by_id_fk ON public.industries USING btree (updated_by_id);
CREATE INDEX installation_codes_expires_index ON public.installation_codes USING btree (expires_at);
CREATE INDEX invitations_created_by_id_fk ON public.invitations USING btree (created_by_id);
CREATE INDEX invitations_documents_idx ON public.invitations USING btree (document_id, locale, published_at);
CREATE INDEX invitations_invited_by_lnk_fk ON public.invitations_invited_by_lnk USING btree (invitation_id);
CREATE INDEX invitations_invited_by_lnk_ifk ON public.invitations_invited_by_lnk USING btree (user_id);
CREATE INDEX invitations_organisation_lnk_fk ON public.invitations_organisation_lnk USING btree (invitation_id);
CREATE INDEX invitations_organisation_lnk_ifk ON public.invitations_organisation_lnk USING btree (organisation_id);
CREATE INDEX invitations_own_index ON public.invitations USING btree (organisation_id);
CREATE INDEX invitations_units_lnk_fk ON public.invitations_units_lnk USING btree (invitation_id);
CREATE INDEX invitations_units_lnk_ifk ON public.invitations_units_lnk USING btree (business_unit_id);
CREATE INDEX invitations_units_lnk_ofk ON public.invitations_units_lnk USING btree (business_unit_ord);
CREATE INDEX invitations_updated_by_id_fk ON public.invitations USING btree (updated_by_id);
CREATE INDEX job_common_i10 ON pgboss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));
CREATE INDEX job_common_i11 ON pgboss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked));
CREATE INDEX job_common_i12 ON pgboss.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);
CREATE INDEX job_common_i14 ON pgboss.job_common USING btree (name, state, blocked, start_after) WHERE (state = ANY (ARRAY['created'::pgboss.job_state, 'retry'::pgboss.job_state, 'active'::pgboss.job_state, 'failed'::pgboss.job_state]));
CREATE INDEX job_common_i15 ON pgboss.job_common USING btree (name, created_on);
CREATE INDEX job_common_i16 ON pgboss.job_common USING btree (name, completed_on) WHERE (completed_on IS NOT NULL);
CREATE INDEX job_common_i17 ON pgboss.job_common USING btree (name, singleton_key, created_on) WHERE ((state < 'active'::pgboss.job_state) AND (singleton_key IS NOT NULL));
CREATE INDEX job_common_i7 ON pgboss.job_common USING btree (name, group_id) WHERE ((state = 'active'::pgboss.job_state) AND (group_id IS NOT NULL));
CREATE INDEX job_common_i9 ON pgboss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::pgboss.job_state));
CREATE INDEX job_dep_parent_idx ON pgboss.job_dependency USING btree (parent_name, parent_id);
CREATE INDEX late_zones_own_seen_index ON public.late_zones USING btree (seen_at, zone_id);
CREATE INDEX licence_batches_expires_index ON public.licence_batches USING btree (expires_at);
CREATE INDEX licence_reports_code_index ON public.licence_reports USING btree (code);
CREATE INDEX licence_reports_created_by_id_fk ON public.licence_reports USING btree (created_by_id);
CREATE INDEX licence_reports_documents_idx ON public.licence_reports USING btree (document_id, locale, published_at);
CREATE INDEX licence_reports_state_index ON public.licence_reports USING btree (state);
CREATE INDEX licence_reports_updated_by_id_fk ON public.licence_reports USING btree (updated_by_id);
CREATE INDEX licence_versions_key_index ON public.licence_versions USING btree (key_id, licence_id);
CREATE INDEX licences_created_by_id_fk ON public.licences USING btree (created_by_id);
CREATE INDEX licences_documents_idx ON public.licences USING btree (document_id, locale, published_at);
CREATE INDEX licences_state_index ON public.licences USING btree (state);
CREATE INDEX licences_updated_by_id_fk ON public.licences USING btree (updated_by_id);
CREATE INDEX licensed_periods_own_licence_index ON public.licensed_periods USING btree (licence_id, until_at);
CREATE INDEX lock_exemptions_organisation_index ON public.lock_exemptions USING btree (organisation_id);
CREATE INDEX log_entries_registers ON public.log_entries USING btree (index) WHERE (((type)::text = 'venue'::text) OR ((type)::text = 'zone'::text) OR ((type)::text = 'licence'::text));
CREATE INDEX log_entries_reports ON public.log_entries USING btree (index) WHERE ((type)::text = 'report'::text);
CREATE INDEX log_entries_venues ON public.log_entries USING btree ((("substring"(encode(bytes, 'escape'::text), '"business_unit_id":([0-9]+)'::text))::bigint), index) WHERE ((type)::text = 'venue'::text);
CREATE INDEX log_entries_zones ON public.log_entries USING btree ((("substring"(encode(bytes, 'escape'::text), '"zone_id":([0-9]+)'::text))::bigint), index) WHERE (((type)::text = 'zone'::text) OR ((type)::text = 'licence'::text) OR ((type)::text = 'device'::text) OR ((type)::text = 'rejection'::text));
CREATE INDEX log_findings_time_index ON public.log_findings USING btree (reported_at);
CREATE INDEX log_refusals_time_index ON public.log_refusals USING btree (refused_at);
CREATE INDEX memberships_created_by_id_fk ON public.memberships USING btree (created_by_id);
CREATE INDEX memberships_documents_idx ON public.memberships USING btree (document_id, locale, published_at);
CREATE INDEX memberships_organisation_lnk_fk ON public.memberships_organisation_lnk USING btree (membership_id);
CREATE INDEX memberships_organisation_lnk_ifk ON public.memberships_organisation_lnk USING btree (organisation_id);
CREATE INDEX memberships_organisation_lnk_oifk ON public.memberships_organisation_lnk USING btree (membership_ord);
CREATE INDEX memberships_own_index ON public.memberships USING btree (organisation_id, user_id);
CREATE INDEX memberships_own_user_index ON public.memberships USING btree (user_id);
CREATE INDEX memberships_units_lnk_fk ON public.memberships_units_lnk USING btree (membership_id);
CREATE INDEX memberships_units_lnk_ifk ON public.memberships_units_lnk USING btree (business_unit_id);
CREATE INDEX memberships_units_lnk_ofk ON public.memberships_units_lnk USING btree (business_unit_ord);
CREATE INDEX memberships_updated_by_id_fk ON public.memberships USING btree (updated_by_id);
CREATE INDEX memberships_user_lnk_fk ON public.memberships_user_lnk USING btree (membership_id);
CREATE INDEX memberships_user_lnk_ifk ON public.memberships_user_lnk USING btree (user_id);
CREATE INDEX open_price_changes_change_index ON public.open_price_changes USING btree (price_change_id);
CREATE INDEX order_lines_unit_index ON public.order_lines USING btree (business_unit_id);
CREATE INDEX order_request_lines_unit_index ON public.order_request_lines USING btree (business_unit_id);
CREATE INDEX order_requests_order_index ON public.order_requests USING btree (order_id);
CREATE INDEX order_requests_own_index ON public.order_requests USING btree (organisation_id, state, id);
CREATE INDEX order_requests_reminder_index ON public.order_requests USING btree (requested_at) WHERE ((state)::text = 'requested'::text);
CREATE INDEX order_requests_user_index ON public.order_requests USING btree (user_id);
CREATE INDEX orders_business_unit_lnk_fk ON public.orders_business_unit_lnk USING btree (order_id);
CREATE INDEX orders_business_unit_lnk_ifk ON public.orders_business_unit_lnk USING btree (business_unit_id);
CREATE INDEX orders_business_unit_lnk_oifk ON public.orders_business_unit_lnk USING btree (order_ord);
CREATE INDEX orders_created_by_id_fk ON public.orders USING btree (created_by_id);
CREATE INDEX orders_documents_idx ON public.orders USING btree (document_id, locale, published_at);
CREATE INDEX orders_organisation_lnk_fk ON public.orders_organisation_lnk USING btree (order_id);
CREATE INDEX orders_organisation_lnk_ifk ON public.orders_organisation_lnk USING btree (organisation_id);
CREATE INDEX orders_organisation_lnk_oifk ON public.orders_organisation_lnk USING btree (order_ord);
CREATE INDEX orders_own_document_index ON public.orders USING btree (document_id, organisation_id);
CREATE INDEX orders_own_index ON public.orders USING btree (organisation_id, id);
CREATE INDEX orders_own_paid_at_index ON public.orders USING btree (organisation_id, state, paid_at, total, business_unit_id);
CREATE INDEX orders_own_placed_at_index ON public.orders USING btree (organisation_id, placed_at);
CREATE INDEX orders_own_state_index ON public.orders USING btree (organisation_id, state, id);
CREATE INDEX orders_own_unit_index ON public.orders USING btree (business_unit_id, state);
CREATE INDEX orders_placed_at_index ON public.orders USING btree (placed_at);
CREATE INDEX orders_placed_by_lnk_fk ON public.orders_placed_by_lnk USING btree (order_id);
CREATE INDEX orders_placed_by_lnk_ifk ON public.orders_placed_by_lnk USING btree (user_id);
CREATE INDEX orders_state_pay_before_index ON public.orders USING btree (state, pay_before);
CREATE INDEX orders_updated_by_id_fk ON public.orders USING btree (updated_by_id);
CREATE INDEX organisation_closings_ends_at_index ON public.organisation_closings USING btree (ends_at);
CREATE INDEX organisations_created_by_id_fk ON public.organisations USING btree (created_by_id);
CREATE INDEX organisations_documents_idx ON public.organisations USING btree (document_id, locale, published_at);
CREATE INDEX organisations_name_index ON public.organisations USING btree (name);
CREATE INDEX organisations_updated_by_id_fk ON public.organisations USING btree (updated_by_id);
CREATE INDEX package_terms_created_by_id_fk ON public.package_terms USING btree (created_by_id);
CREATE INDEX package_terms_documents_idx ON public.package_terms USING btree (document_id, locale, published_at);
CREATE INDEX package_terms_updated_by_id_fk ON public.package_terms USING btree (updated_by_id);
CREATE INDEX packages_component_type_idx ON public.packages_cmps USING btree (component_type);
CREATE INDEX packages_created_by_id_fk ON public.packages USING btree (created_by_id);
CREATE INDEX packages_documents_idx ON public.packages USING btree (document_id, locale, published_at);
CREATE INDEX packages_entity_fk ON public.packages_cmps USING btree (entity_id);
CREATE INDEX packages_field_idx ON public.packages_cmps USING btree (field);
CREATE INDEX packages_updated_by_id_fk ON public.packages USING btree (updated_by_id);
CREATE INDEX page_redirects_created_by_id_fk ON public.page_redirects USING btree (created_by_id);
CREATE INDEX page_redirects_documents_idx ON public.page_redirects USING btree (document_id, locale, published_at);
CREATE INDEX page_redirects_updated_by_id_fk ON public.page_redirects USING btree (updated_by_id);
CREATE INDEX pages_component_type_idx ON public.pages_cmps USING btree (component_type);
CREATE INDEX pages_created_by_id_fk ON public.pages USING btree (created_by_id);
CREATE INDEX pages_documents_idx ON public.pages USING btree (document_id, locale, published_at);
CREATE INDEX pages_entity_fk ON public.pages_cmps USING btree (entity_id);
CREATE INDEX pages_field_idx ON public.pages_cmps USING btree (field);
CREATE INDEX pages_updated_by_id_fk ON public.pages USING btree (updated_by_id);
CREATE INDEX pairings_expires_index ON public.pairings USING btree (expires_at);
CREATE INDEX partner_applications_created_by_id_fk ON public.partner_applications USING btree (created_by_id);
CREATE INDEX partner_applications_documents_idx ON public.partner_applications USING btree (document_id, locale, published_at);
CREATE INDEX partner_applications_state_index ON public.partner_applications USING btree (state);
CREATE INDEX partner_applications_updated_by_id_fk ON public.partner_applications USING btree (updated_by_id);
CREATE INDEX pay_link_orders_order_index ON public.pay_link_orders USING btree (order_id);
CREATE INDEX payment_attempt_orders_order_index ON public.payment_attempt_orders USING btree (order_id);
CREATE INDEX payment_attempts_case_index ON public.payment_attempts USING btree (case_closed_at, case_opened_at);
CREATE INDEX payment_attempts_link_index ON public.payment_attempts USING btree (pay_link_id);
CREATE INDEX payment_attempts_own_index ON public.payment_attempts USING btree (organisation_id, id);
CREATE INDEX payment_attempts_state_index ON public.payment_attempts USING btree (state, expires_at);
CREATE INDEX payment_notices_attempt_index ON public.payment_notices USING btree (attempt_id);
CREATE INDEX payment_settings_component_type_idx ON public.payment_settings_cmps USING btree (component_type);
CREATE INDEX payment_settings_created_by_id_fk ON public.payment_settings USING btree (created_by_id);
CREATE INDEX payment_settings_documents_idx ON public.payment_settings USING btree (document_id, locale, published_at);
CREATE INDEX payment_settings_entity_fk ON public.payment_settings_cmps USING btree (entity_id);
CREATE INDEX payment_settings_field_idx ON public.payment_settings_cmps USING btree (field);
CREATE INDEX payment_settings_updated_by_id_fk ON public.payment_settings USING btree (updated_by_id);
CREATE INDEX payment_settlement_lines_attempt_index ON public.payment_settlement_lines USING btree (attempt_id);
CREATE INDEX payment_settlement_lines_date_index ON public.payment_settlement_lines USING btree (settled_at, id);
CREATE INDEX payment_settlement_lines_file_index ON public.payment_settlement_lines USING btree (settlement_id);
CREATE INDEX period_parts_line_index ON public.period_parts USING btree (order_line_id);
CREATE INDEX period_parts_replaced_index ON public.period_parts USING btree (replaced_by);
CREATE INDEX period_parts_subscription_index ON public.period_parts USING btree (subscription_id);
CREATE INDEX play_rejection_months_own_month_index ON public.play_rejection_months USING btree (month, zone_id);
CREATE INDEX play_rejections_own_zone_index ON public.play_rejections USING btree (zone_id, received_at);
CREATE INDEX player_boots_own_seen_index ON public.player_boots USING btree (last_seen_at);
CREATE INDEX players_own_zone_index ON public.players USING btree (zone_id);
CREATE INDEX players_owner_index ON public.players USING btree (paired_by);
CREATE INDEX playlists_changed_by_lnk_fk ON public.playlists_changed_by_lnk USING btree (playlist_id);
CREATE INDEX playlists_changed_by_lnk_ifk ON public.playlists_changed_by_lnk USING btree (user_id);
CREATE INDEX playlists_created_by_id_fk ON public.playlists USING btree (created_by_id);
CREATE INDEX playlists_documents_idx ON public.playlists USING btree (document_id, locale, published_at);
CREATE INDEX playlists_organisation_lnk_fk ON public.playlists_organisation_lnk USING btree (playlist_id);
CREATE INDEX playlists_organisation_lnk_ifk ON public.playlists_organisation_lnk USING btree (organisation_id);
CREATE INDEX playlists_own_position_index ON public.playlists USING btree (organisation_id, "position");
CREATE INDEX playlists_tracks_lnk_fk ON public.playlists_tracks_lnk USING btree (playlist_id);
CREATE INDEX playlists_tracks_lnk_ifk ON public.playlists_tracks_lnk USING btree (track_id);
CREATE INDEX playlists_tracks_lnk_ofk ON public.playlists_tracks_lnk USING btree (track_ord);
CREATE INDEX playlists_updated_by_id_fk ON public.playlists USING btree (updated_by_id);
CREATE INDEX plays_default_organisation_id_received_at_id_idx ON public.plays_default USING btree (organisation_id, received_at, id);
CREATE INDEX plays_default_player_id_started_at_idx ON public.plays_default USING btree (player_id, started_at);
CREATE INDEX plays_default_zone_id_started_at_idx ON public.plays_default USING btree (zone_id, started_at);
CREATE INDEX plays_own_organisation_index ON ONLY public.plays USING btree (organisation_id, received_at, id);
CREATE INDEX plays_own_player_index ON ONLY public.plays USING btree (player_id, started_at);
CREATE INDEX plays_own_zone_index ON ONLY public.plays USING btree (zone_id, started_at);
CREATE INDEX queue_stats_i1 ON ONLY pgboss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX quotation_lines_unit_index ON public.quotation_lines USING btree (business_unit_id);
CREATE INDEX quotations_order_index ON public.quotations USING btree (order_id);
CREATE INDEX quotations_own_index ON public.quotations USING btree (organisation_id, id);
CREATE INDEX quotations_user_index ON public.quotations USING btree (user_id);
CREATE INDEX recorded_transfers_state_index ON public.recorded_transfers USING btree (state, id);
CREATE INDEX recovery_codes_created_by_id_fk ON public.recovery_codes USING btree (created_by_id);
CREATE INDEX recovery_codes_documents_idx ON public.recovery_codes USING btree (document_id, locale, published_at);
CREATE INDEX recovery_codes_owner_index ON public.recovery_codes USING btree (owner);
CREATE INDEX recovery_codes_updated_by_id_fk ON public.recovery_codes USING btree (updated_by_id);
CREATE INDEX referral_codes_created_by_id_fk ON public.referral_codes USING btree (created_by_id);
CREATE INDEX referral_codes_documents_idx ON public.referral_codes USING btree (document_id, locale, published_at);
CREATE INDEX referral_codes_updated_by_id_fk ON public.referral_codes USING btree (updated_by_id);
CREATE INDEX refunds_attempt_index ON public.refunds USING btree (attempt_id);
CREATE INDEX refunds_order_index ON public.refunds USING btree (order_id);
CREATE INDEX refunds_own_index ON public.refunds USING btree (organisation_id, id);
CREATE INDEX refunds_state_index ON public.refunds USING btree (state, requested_at);
CREATE INDEX registrations_created_by_id_fk ON public.registrations USING btree (created_by_id);
CREATE INDEX registrations_documents_idx ON public.registrations USING btree (document_id, locale, published_at);
CREATE INDEX registrations_order_lnk_fk ON public.registrations_order_lnk USING btree (registration_id);
CREATE INDEX registrations_order_lnk_ifk ON public.registrations_order_lnk USING btree (order_id);
CREATE INDEX registrations_tax_file_lnk_fk ON public.registrations_tax_file_lnk USING btree (registration_id);
CREATE INDEX registrations_tax_file_lnk_ifk ON public.registrations_tax_file_lnk USING btree (tax_file_id);
CREATE INDEX registrations_updated_by_id_fk ON public.registrations USING btree (updated_by_id);
CREATE INDEX registrations_user_lnk_fk ON public.registrations_user_lnk USING btree (registration_id);
CREATE INDEX registrations_user_lnk_ifk ON public.registrations_user_lnk USING btree (user_id);
CREATE INDEX reminders_created_by_id_fk ON public.reminders USING btree (created_by_id);
CREATE INDEX reminders_documents_idx ON public.reminders USING btree (document_id, locale, published_at);
CREATE INDEX reminders_updated_by_id_fk ON public.reminders USING btree (updated_by_id);
CREATE INDEX remote_passes_expires_index ON public.remote_passes USING btree (expires_at);
CREATE INDEX remote_passes_own_zone_index ON public.remote_passes USING btree (zone_id, expires_at);
CREATE INDEX report_deliveries_own_report_index ON public.report_deliveries USING btree (report_id);
CREATE INDEX report_destinations_body_lnk_fk ON public.report_destinations_body_lnk USING btree (report_destination_id);
CREATE INDEX report_destinations_body_lnk_ifk ON public.report_destinations_body_lnk USING btree (collective_body_id);
CREATE INDEX report_destinations_body_lnk_oifk ON public.report_destinations_body_lnk USING btree (report_destination_ord);
CREATE INDEX report_destinations_created_by_id_fk ON public.report_destinations USING btree (created_by_id);
CREATE INDEX report_destinations_documents_idx ON public.report_destinations USING btree (document_id, locale, published_at);
CREATE INDEX report_destinations_updated_by_id_fk ON public.report_destinations USING btree (updated_by_id);
CREATE INDEX schedule_exceptions_own_playlist_index ON public.schedule_exceptions USING btree (playlist, scope);
CREATE INDEX schedule_exceptions_own_scope_index ON public.schedule_exceptions USING btree (scope_id, scope, until_date);
CREATE INDEX schedule_slots_own_playlist_index ON public.schedule_slots USING btree (playlist, scope);
CREATE INDEX schedule_slots_own_scope_index ON public.schedule_slots USING btree (scope_id, scope, weekday, from_minute);
CREATE INDEX second_factors_created_by_id_fk ON public.second_factors USING btree (created_by_id);
CREATE INDEX second_factors_documents_idx ON public.second_factors USING btree (document_id, locale, published_at);
CREATE INDEX second_factors_updated_by_id_fk ON public.second_factors USING btree (updated_by_id);
CREATE INDEX sent_emails_organisation_index ON public.sent_emails USING btree (organisation_id, id);
CREATE INDEX sent_emails_sent_at_index ON public.sent_emails USING btree (sent_at);
CREATE INDEX sent_emails_subjects_index ON public.sent_emails USING gin (subjects);
CREATE INDEX sequences_created_by_id_fk ON public.sequences USING btree (created_by_id);
CREATE INDEX sequences_documents_idx ON public.sequences USING btree (document_id, locale, published_at);
CREATE INDEX sequences_updated_by_id_fk ON public.sequences USING btree (updated_by_id);
CREATE INDEX sessions_created_by_id_fk ON public.sessions USING btree (created_by_id);
CREATE INDEX sessions_documents_idx ON public.sessions USING btree (document_id, locale, published_at);
CREATE INDEX sessions_owner_index ON public.sessions USING btree (owner);
CREATE INDEX sessions_updated_by_id_fk ON public.sessions USING btree (updated_by_id);
CREATE INDEX site_settings_component_type_idx ON public.site_settings_cmps USING btree (component_type);
CREATE INDEX site_settings_created_by_id_fk ON public.site_settings USING btree (created_by_id);
CREATE INDEX site_settings_documents_idx ON public.site_settings USING btree (document_id, locale, published_at);
CREATE INDEX site_settings_entity_fk ON public.site_settings_cmps USING btree (entity_id);
CREATE INDEX site_settings_field_idx ON public.site_settings_cmps USING btree (field);
CREATE INDEX site_settings_updated_by_id_fk ON public.site_settings USING btree (updated_by_id);
CREATE INDEX status_notes_end_index ON public.status_notes USING btree (ends_at);
CREATE INDEX status_updates_note_index ON public.status_updates USING btree (note_id);
CREATE INDEX strapi_api_token_permissions_created_by_id_fk ON public.strapi_api_token_permissions USING btree (created_by_id);
CREATE INDEX strapi_api_token_permissions_documents_idx ON public.strapi_api_token_permissions USING btree (document_id, locale, published_at);
CREATE INDEX strapi_api_token_permissions_token_lnk_fk ON public.strapi_api_token_permissions_token_lnk USING btree (api_token_permission_id);
CREATE INDEX strapi_api_token_permissions_token_lnk_ifk ON public.strapi_api_token_permissions_token_lnk USING btree (api_token_id);
CREATE INDEX strapi_api_token_permissions_token_lnk_oifk ON public.strapi_api_token_permissions_token_lnk USING btree (api_token_permission_ord);
CREATE INDEX strapi_api_token_permissions_updated_by_id_fk ON public.strapi_api_token_permissions USING btree (updated_by_id);
CREATE INDEX strapi_api_tokens_admin_user_owner_lnk_fk ON public.strapi_api_tokens_admin_user_owner_lnk USING btree (api_token_id);
CREATE INDEX strapi_api_tokens_admin_user_owner_lnk_ifk ON public.strapi_api_tokens_admin_user_owner_lnk USING btree (user_id);
CREATE INDEX strapi_api_tokens_admin_user_owner_lnk_oifk ON public.strapi_api_tokens_admin_user_owner_lnk USING btree (api_token_ord);
CREATE INDEX strapi_api_tokens_created_by_id_fk ON public.strapi_api_tokens USING btree (created_by_id);
CREATE INDEX strapi_api_tokens_documents_idx ON public.strapi_api_tokens USING btree (document_id, locale, published_at);
CREATE INDEX strapi_api_tokens_updated_by_id_fk ON public.strapi_api_tokens USING btree (updated_by_id);
CREATE INDEX strapi_history_versions_created_by_id_fk ON public.strapi_history_versions USING btree (created_by_id);
CREATE INDEX strapi_release_actions_created_by_id_fk ON public.strapi_release_actions USING btree (created_by_id);
CREATE INDEX strapi_release_actions_documents_idx ON public.strapi_release_actions USING btree (document_id, locale, published_at);
CREATE INDEX strapi_release_actions_release_lnk_fk ON public.strapi_release_actions_release_lnk USING btree (release_action_id);
CREATE INDEX strapi_release_actions_release_lnk_ifk ON public.strapi_release_actions_release_lnk USING btree (release_id);
CREATE INDEX strapi_release_actions_release_lnk_oifk ON public.strapi_release_actions_release_lnk USING btree (release_action_ord);
CREATE INDEX strapi_release_actions_updated_by_id_fk ON public.strapi_release_actions USING btree (updated_by_id);
CREATE INDEX strapi_releases_created_by_id_fk ON public.strapi_releases USING btree (created_by_id);
CREATE INDEX strapi_releases_documents_idx ON public.strapi_releases USING btree (document_id, locale, published_at);
CREATE INDEX strapi_releases_updated_by_id_fk ON public.strapi_releases USING btree (updated_by_id);
CREATE INDEX strapi_sessions_created_by_id_fk ON public.strapi_sessions USING btree (created_by_id);
CREATE INDEX strapi_sessions_documents_idx ON public.strapi_sessions USING btree (document_id, locale, published_at);
CREATE INDEX strapi_sessions_updated_by_id_fk ON public.strapi_sessions USING btree (updated_by_id);
CREATE INDEX strapi_transfer_token_permissions_created_by_id_fk ON public.strapi_transfer_token_permissions USING btree (created_by_id);
CREATE INDEX strapi_transfer_token_permissions_documents_idx ON public.strapi_transfer_token_permissions USING btree (document_id, locale, published_at);
CREATE INDEX strapi_transfer_token_permissions_token_lnk_fk ON public.strapi_transfer_token_permissions_token_lnk USING btree (transfer_token_permission_id);
CREATE INDEX strapi_transfer_token_permissions_token_lnk_ifk ON public.strapi_transfer_token_permissions_token_lnk USING btree (transfer_token_id);
CREATE INDEX strapi_transfer_token_permissions_token_lnk_oifk ON public.strapi_transfer_token_permissions_token_lnk USING btree (transfer_token_permission_ord);
CREATE INDEX strapi_transfer_token_permissions_updated_by_id_fk ON public.strapi_transfer_token_permissions USING btree (updated_by_id);
CREATE INDEX strapi_transfer_tokens_created_by_id_fk ON public.strapi_transfer_tokens USING btree (created_by_id);
CREATE INDEX strapi_transfer_tokens_documents_idx ON public.strapi_transfer_tokens USING btree (document_id, locale, published_at);
CREATE INDEX strapi_transfer_tokens_updated_by_id_fk ON public.strapi_transfer_tokens USING btree (updated_by_id);
CREATE INDEX strapi_workflows_created_by_id_fk ON public.strapi_workflows USING btree (created_by_id);
CREATE INDEX strapi_workflows_documents_idx ON public.strapi_workflows USING btree (document_id, locale, published_at);
CREATE INDEX strapi_workflows_stage_required_to_publish_lnk_fk ON public.strapi_workflows_stage_required_to_publish_lnk USING btree (workflow_id);
CREATE INDEX strapi_workflows_stage_required_to_publish_lnk_ifk ON public.strapi_workflows_stage_required_to_publish_lnk USING btree (workflow_stage_id);
CREATE INDEX strapi_workflows_stages_created_by_id_fk ON public.strapi_workflows_stages USING btree (created_by_id);
CREATE INDEX strapi_workflows_stages_documents_idx ON public.strapi_workflows_stages USING btree (document_id, locale, published_at);
CREATE INDEX strapi_workflows_stages_permissions_lnk_fk ON public.strapi_workflows_stages_permissions_lnk USING btree (workflow_stage_id);
CREATE INDEX strapi_workflows_stages_permissions_lnk_ifk ON public.strapi_workflows_stages_permissions_lnk USING btree (permission_id);
CREATE INDEX strapi_workflows_stages_permissions_lnk_ofk ON public.strapi_workflows_stages_permissions_lnk USING btree (permission_ord);
CREATE INDEX strapi_workflows_stages_updated_by_id_fk ON public.strapi_workflows_stages USING btree (updated_by_id);
CREATE INDEX strapi_workflows_stages_workflow_lnk_fk ON public.strapi_workflows_stages_workflow_lnk USING btree (workflow_stage_id);
CREATE INDEX strapi_workflows_stages_workflow_lnk_ifk ON public.strapi_workflows_stages_workflow_lnk USING btree (workflow_id);
CREATE INDEX strapi_workflows_stages_workflow_lnk_oifk ON public.strapi_workflows_stages_workflow_lnk USING btree (workflow_stage_ord);
CREATE INDEX strapi_workflows_updated_by_id_fk ON public.strapi_workflows USING btree (updated_by_id);
CREATE INDEX subscription_pauses_unit_index ON public.subscription_pauses USING btree (business_unit_id);
CREATE INDEX subscriptions_business_unit_lnk_fk ON public.subscriptions_business_unit_lnk USING btree (subscription_id);
CREATE INDEX subscriptions_business_unit_lnk_ifk ON public.subscriptions_business_unit_lnk USING btree (business_unit_id);
CREATE INDEX subscriptions_business_unit_lnk_oifk ON public.subscriptions_business_unit_lnk USING btree (subscription_ord);
CREATE INDEX subscriptions_created_by_id_fk ON public.subscriptions USING btree (created_by_id);
CREATE INDEX subscriptions_documents_idx ON public.subscriptions USING btree (document_id, locale, published_at);
CREATE INDEX subscriptions_expired_date_index ON public.subscriptions USING btree (expired_date);
CREATE INDEX subscriptions_order_line_index ON public.subscriptions USING btree (order_line_id);
CREATE INDEX subscriptions_order_lnk_fk ON public.subscriptions_order_lnk USING btree (subscription_id);
CREATE INDEX subscriptions_order_lnk_ifk ON public.subscriptions_order_lnk USING btree (order_id);
CREATE INDEX subscriptions_organisation_lnk_fk ON public.subscriptions_organisation_lnk USING btree (subscription_id);
CREATE INDEX subscriptions_organisation_lnk_ifk ON public.subscriptions_organisation_lnk USING btree (organisation_id);
CREATE INDEX subscriptions_own_expired_date_index ON public.subscriptions USING btree (organisation_id, expired_date);
CREATE INDEX subscriptions_own_unit_index ON public.subscriptions USING btree (business_unit_id, expired_date);
CREATE INDEX subscriptions_package_key_index ON public.subscriptions USING btree (package_key);
CREATE INDEX subscriptions_updated_by_id_fk ON public.subscriptions USING btree (updated_by_id);
CREATE INDEX tax_files_created_by_id_fk ON public.tax_files USING btree (created_by_id);
CREATE INDEX tax_files_documents_idx ON public.tax_files USING btree (document_id, locale, published_at);
CREATE INDEX tax_files_updated_by_id_fk ON public.tax_files USING btree (updated_by_id);
CREATE INDEX tax_invoices_file_index ON public.tax_invoices USING btree (file_id);
CREATE INDEX tax_invoices_order_index ON public.tax_invoices USING btree (order_id, id);
CREATE INDEX testimonials_created_by_id_fk ON public.testimonials USING btree (created_by_id);
CREATE INDEX testimonials_documents_idx ON public.testimonials USING btree (document_id, locale, published_at);
CREATE INDEX testimonials_updated_by_id_fk ON public.testimonials USING btree (updated_by_id);
CREATE INDEX track_ban_requests_created_index ON public.track_ban_requests USING btree (created_at);
CREATE INDEX track_bans_report_index ON public.track_bans USING btree (report);
CREATE INDEX track_bans_until_index ON public.track_bans USING btree (until_at);
CREATE INDEX track_likes_track_index ON public.track_likes USING btree (track);
CREATE INDEX track_reports_created_by_id_fk ON public.track_reports USING btree (created_by_id);
CREATE INDEX track_reports_documents_idx ON public.track_reports USING btree (document_id, locale, published_at);
CREATE INDEX track_reports_state_index ON public.track_reports USING btree (state);
CREATE INDEX track_reports_updated_by_id_fk ON public.track_reports USING btree (updated_by_id);
CREATE INDEX track_reports_zone_index ON public.track_reports USING btree (zone_id, received_at);
CREATE INDEX track_revisions_created_by_id_fk ON public.track_revisions USING btree (created_by_id);
CREATE INDEX track_revisions_documents_idx ON public.track_revisions USING btree (document_id, locale, published_at);
CREATE INDEX track_revisions_own_track_index ON public.track_revisions USING btree (track, revision);
CREATE INDEX track_revisions_updated_by_id_fk ON public.track_revisions USING btree (updated_by_id);
CREATE INDEX track_uploads_batch_index ON public.track_uploads USING btree (batch);
CREATE INDEX track_uploads_created_by_id_fk ON public.track_uploads USING btree (created_by_id);
CREATE INDEX track_uploads_documents_idx ON public.track_uploads USING btree (document_id, locale, published_at);
CREATE INDEX track_uploads_state_created_index ON public.track_uploads USING btree (state, created_at);
CREATE INDEX track_uploads_updated_by_id_fk ON public.track_uploads USING btree (updated_by_id);
CREATE INDEX tracks_artists_lnk_fk ON public.tracks_artists_lnk USING btree (track_id);
CREATE INDEX tracks_artists_lnk_ifk ON public.tracks_artists_lnk USING btree (artist_id);
CREATE INDEX tracks_artists_lnk_ofk ON public.tracks_artists_lnk USING btree (artist_ord);
CREATE INDEX tracks_artists_lnk_oifk ON public.tracks_artists_lnk USING btree (track_ord);
CREATE INDEX tracks_clean_version_lnk_fk ON public.tracks_clean_version_lnk USING btree (track_id);
CREATE INDEX tracks_clean_version_lnk_ifk ON public.tracks_clean_version_lnk USING btree (inv_track_id);
CREATE INDEX tracks_created_by_id_fk ON public.tracks USING btree (created_by_id);
CREATE INDEX tracks_documents_idx ON public.tracks USING btree (document_id, locale, published_at);
CREATE INDEX tracks_state_index ON public.tracks USING btree (state);
CREATE INDEX tracks_updated_by_id_fk ON public.tracks USING btree (updated_by_id);
CREATE INDEX unit_group_units_unit_index ON public.unit_group_units USING btree (unit_id);
CREATE INDEX unit_imports_created_by_id_fk ON public.unit_imports USING btree (created_by_id);
CREATE INDEX unit_imports_documents_idx ON public.unit_imports USING btree (document_id, locale, published_at);
CREATE INDEX unit_imports_organisation_lnk_fk ON public.unit_imports_organisation_lnk USING btree (unit_import_id);
CREATE INDEX unit_imports_organisation_lnk_ifk ON public.unit_imports_organisation_lnk USING btree (organisation_id);
CREATE INDEX unit_imports_state_beat_index ON public.unit_imports USING btree (state, beat_at);
CREATE INDEX unit_imports_updated_by_id_fk ON public.unit_imports USING btree (updated_by_id);
CREATE INDEX unit_imports_user_lnk_fk ON public.unit_imports_user_lnk USING btree (unit_import_id);
CREATE INDEX unit_imports_user_lnk_ifk ON public.unit_imports_user_lnk USING btree (user_id);
CREATE INDEX up_permissions_created_by_id_fk ON public.up_permissions USING btree (created_by_id);
CREATE INDEX up_permissions_documents_idx ON public.up_permissions USING btree (document_id, locale, published_at);
CREATE INDEX up_permissions_role_lnk_fk ON public.up_permissions_role_lnk USING btree (permission_id);
CREATE INDEX up_permissions_role_lnk_ifk ON public.up_permissions_role_lnk USING btree (role_id);
CREATE INDEX up_permissions_role_lnk_oifk ON public.up_permissions_role_lnk USING btree (permission_ord);
CREATE INDEX up_permissions_updated_by_id_fk ON public.up_permissions USING btree (updated_by_id);
CREATE INDEX up_roles_created_by_id_fk ON public.up_roles USING btree (created_by_id);
CREATE INDEX up_roles_documents_idx ON public.up_roles USING btree (document_id, locale, published_at);
CREATE INDEX up_roles_updated_by_id_fk ON public.up_roles USING btree (updated_by_id);
CREATE INDEX up_users_created_by_id_fk ON public.up_users USING btree (created_by_id);
CREATE INDEX up_users_documents_idx ON public.up_users USING btree (document_id, locale, published_at);
CREATE INDEX up_users_role_lnk_fk ON public.up_users_role_lnk USING btree (user_id);
CREATE INDEX up_users_role_lnk_ifk ON public.up_users_role_lnk USING btree (role_id);
CREATE INDEX up_users_role_lnk_oifk ON public.up_users_role_lnk USING btree (user_ord);
CREATE INDEX up_users_updated_by_id_fk ON public.up_users USING btree (updated_by_id);
CREATE INDEX upload_files_created_at_index ON public.files USING btree (created_at);
CREATE INDEX upload_files_ext_index ON public.files USING btree (ext);
CREATE INDEX upload_files_folder_path_index ON public.files USING btree (folder_path);
CREATE INDEX upload_files_name_index ON public.files USING btree (name);
CREATE INDEX upload_files_size_index ON public.files USING btree (size);
CREATE INDEX upload_files_updated_at_index ON public.files USING btree (updated_at);
CREATE INDEX upload_folders_created_by_id_fk ON public.upload_folders USING btree (created_by_id);
CREATE INDEX upload_folders_documents_idx ON public.upload_folders USING btree (document_id, locale, published_at);
CREATE INDEX upload_folders_parent_lnk_fk ON public.upload_folders_parent_lnk USING btree (folder_id);
CREATE INDEX upload_folders_parent_lnk_ifk ON public.upload_folders_parent_lnk USING btree (inv_folder_id);
CREATE INDEX upload_folders_parent_lnk_oifk ON public.upload_folders_parent_lnk USING btree (folder_ord);
CREATE INDEX upload_folders_updated_by_id_fk ON public.upload_folders USING btree (updated_by_id);
CREATE INDEX usage_column_maps_created_by_id_fk ON public.usage_column_maps USING btree (created_by_id);
CREATE INDEX usage_column_maps_documents_idx ON public.usage_column_maps USING btree (document_id, locale, published_at);
CREATE INDEX usage_column_maps_updated_by_id_fk ON public.usage_column_maps USING btree (updated_by_id);
CREATE INDEX usage_disputes_created_by_id_fk ON public.usage_disputes USING btree (created_by_id);
CREATE INDEX usage_disputes_documents_idx ON public.usage_disputes USING btree (document_id, locale, published_at);
CREATE INDEX usage_disputes_owner_index ON public.usage_disputes USING btree (organisation_id, received_at);
CREATE INDEX usage_disputes_state_index ON public.usage_disputes USING btree (state);
CREATE INDEX usage_disputes_updated_by_id_fk ON public.usage_disputes USING btree (updated_by_id);
CREATE INDEX usage_report_downloads_report_index ON public.usage_report_downloads USING btree (report_id, at);
CREATE INDEX usage_report_runs_period_index ON public.usage_report_runs USING btree (period, created_at);
CREATE INDEX usage_report_venues_own_zone_index ON public.usage_report_venues USING btree (zone_id);
CREATE INDEX usage_settings_component_type_idx ON public.usage_settings_cmps USING btree (component_type);
CREATE INDEX usage_settings_created_by_id_fk ON public.usage_settings USING btree (created_by_id);
CREATE INDEX usage_settings_documents_idx ON public.usage_settings USING btree (document_id, locale, published_at);
CREATE INDEX usage_settings_entity_fk ON public.usage_settings_cmps USING btree (entity_id);
CREATE INDEX usage_settings_field_idx ON public.usage_settings_cmps USING btree (field);
CREATE INDEX usage_settings_updated_by_id_fk ON public.usage_settings USING btree (updated_by_id);
CREATE INDEX usage_works_own_track_index ON public.usage_works USING btree (track, month);
CREATE INDEX vouchers_created_by_id_fk ON public.vouchers USING btree (created_by_id);
CREATE INDEX vouchers_documents_idx ON public.vouchers USING btree (document_id, locale, published_at);
CREATE INDEX vouchers_updated_by_id_fk ON public.vouchers USING btree (updated_by_id);
CREATE INDEX warning_i1 ON pgboss.warning USING btree (created_on DESC);
CREATE INDEX webhook_deliveries_created_index ON public.webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_own_webhook_index ON public.webhook_deliveries USING btree (webhook_id, id);
CREATE INDEX webhooks_own_organisation_index ON public.webhooks USING btree (organisation_id);
CREATE INDEX withholding_slips_withholding_index ON public.withholding_slips USING btree (withholding_id);
CREATE INDEX withholdings_paid_at_index ON public.withholdings USING btree (paid_at);
CREATE INDEX withholdings_state_due_index ON public.withholdings USING btree (state, due_at);
CREATE INDEX withholdings_void_refund_index ON public.withholdings USING btree (void_refund_id);
CREATE INDEX zone_batch_items_batch_index ON public.zone_batch_items USING btree (batch_id, result);
CREATE INDEX zone_batches_expires_index ON public.zone_batches USING btree (expires_at);
CREATE INDEX zone_overrides_own_playlist_index ON public.zone_overrides USING btree (playlist, zone_id);
CREATE INDEX zones_business_unit_lnk_fk ON public.zones_business_unit_lnk USING btree (zone_id);
CREATE INDEX zones_business_unit_lnk_ifk ON public.zones_business_unit_lnk USING btree (business_unit_id);
CREATE INDEX zones_business_unit_lnk_oifk ON public.zones_business_unit_lnk USING btree (zone_ord);
CREATE INDEX zones_created_by_id_fk ON public.zones USING btree (created_by_id);
CREATE INDEX zones_documents_idx ON public.zones USING btree (document_id, locale, published_at);
CREATE INDEX zones_own_document_index ON public.zones USING btree (document_id, business_unit_id);
CREATE INDEX zones_own_unit_index ON public.zones USING btree (business_unit_id);
CREATE INDEX zones_updated_by_id_fk ON public.zones USING btree (updated_by_id);
CREATE UNIQUE INDEX incidents_current_unique ON public.incidents USING btree (zone_id, kind) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX installation_codes_open_unique ON public.installation_codes USING btree (zone_id) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX job_common_i1 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));
CREATE UNIQUE INDEX job_common_i13 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = 'created'::pgboss.job_state) AND upsert_by_key);
CREATE UNIQUE INDEX job_common_i2 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));
CREATE UNIQUE INDEX job_common_i3 ON pgboss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));
CREATE UNIQUE INDEX job_common_i4 ON pgboss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));
CREATE UNIQUE INDEX job_common_i6 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'exclusive'::text));
CREATE UNIQUE INDEX job_common_i8 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::pgboss.job_state, 'retry'::pgboss.job_state, 'failed'::pgboss.job_state])) AND (policy = 'key_strict_fifo'::text));
CREATE UNIQUE INDEX order_requests_open_unique ON public.order_requests USING btree (cart_id) WHERE ((state)::text = 'requested'::text);
CREATE UNIQUE INDEX order_requests_quotation_unique ON public.order_requests USING btree (quotation_id) WHERE ((state)::text = 'requested'::text);
CREATE UNIQUE INDEX recorded_transfers_open_unique ON public.recorded_transfers USING btree (order_id) WHERE ((state)::text = 'recorded'::text);
CREATE UNIQUE INDEX tax_invoices_order_unique ON public.tax_invoices USING btree (order_id) WHERE (((state)::text = 'exported'::text) OR ((state)::text = 'numbered'::text));
CREATE UNIQUE INDEX track_bans_unique ON public.track_bans USING btree (organisation_id, COALESCE(business_unit_id, 0), COALESCE(zone_id, 0), track);
CREATE UNIQUE INDEX tracks_active_isrc_unique ON public.tracks USING btree (isrc) WHERE (((state)::text <> 'withdrawn'::text) AND (isrc IS NOT NULL));
CREATE UNIQUE INDEX tracks_audio_hash_unique ON public.tracks USING btree (audio_hash) WHERE ((same_audio_as IS NULL) AND (audio_hash IS NOT NULL));
CREATE UNIQUE INDEX unit_groups_name_unique ON public.unit_groups USING btree (organisation_id, lower((name)::text));
CREATE UNIQUE INDEX withholding_slips_current_unique ON public.withholding_slips USING btree (withholding_id) WHERE (((state)::text = 'sent'::text) OR ((state)::text = 'accepted'::text));
CREATE UNIQUE INDEX withholding_slips_number_unique ON public.withholding_slips USING btree (number) WHERE (((state)::text = 'sent'::text) OR ((state)::text = 'accepted'::text));
alter table pgboss.job attach partition pgboss.job_common DEFAULT;
alter table public.plays attach partition public.plays_default DEFAULT;
alter table pgboss.job_common add constraint dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
alter table pgboss.job_common add constraint q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
alter table pgboss.queue add constraint queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);
alter table pgboss.schedule add constraint schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;
alter table pgboss.subscription add constraint subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;
alter table public.admin_permissions add constraint admin_permissions_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.admin_permissions add constraint admin_permissions_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.admin_permissions_api_token_lnk add constraint admin_permissions_api_token_lnk_fk FOREIGN KEY (permission_id) REFERENCES public.admin_permissions(id) ON DELETE CASCADE;
alter table public.admin_permissions_api_token_lnk add constraint admin_permissions_api_token_lnk_ifk FOREIGN KEY (api_token_id) REFERENCES public.strapi_api_tokens(id) ON DELETE CASCADE;
alter table public.admin_permissions_role_lnk add constraint admin_permissions_role_lnk_fk FOREIGN KEY (permission_id) REFERENCES public.admin_permissions(id) ON DELETE CASCADE;
alter table public.admin_permissions_role_lnk add constraint admin_permissions_role_lnk_ifk FOREIGN KEY (role_id) REFERENCES public.admin_roles(id) ON DELETE CASCADE;
alter table public.admin_roles add constraint admin_roles_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.admin_roles add constraint admin_roles_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.admin_users add constraint admin_users_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.admin_users add constraint admin_users_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.admin_users_roles_lnk add constraint admin_users_roles_lnk_fk FOREIGN KEY (user_id) REFERENCES public.admin_users(id) ON DELETE CASCADE;
alter table public.admin_users_roles_lnk add constraint admin_users_roles_lnk_ifk FOREIGN KEY (role_id) REFERENCES public.admin_roles(id) ON DELETE CASCADE;
alter table public.artists add constraint artists_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.artists add constraint artists_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.audit_entries add constraint audit_entries_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.audit_entries add constraint audit_entries_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.audit_entries_organisation_lnk add constraint audit_entries_organisation_lnk_fk FOREIGN KEY (audit_entry_id) REFERENCES public.audit_entries(id) ON DELETE CASCADE;
alter table public.audit_entries_organisation_lnk add constraint audit_entries_organisation_lnk_ifk FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
alter table public.business_units add constraint business_units_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.business_units add constraint business_units_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.business_units_changed_by_lnk add constraint business_units_changed_by_lnk_fk FOREIGN KEY (business_unit_id) REFERENCES public.business_units(id) ON DELETE CASCADE;
alter table public.business_units_changed_by_lnk add constraint business_units_changed_by_lnk_ifk FOREIGN KEY (user_id) REFERENCES public.up_users(id) ON DELETE CASCADE;
alter table public.business_units_current_subscription_lnk add constraint business_units_current_subscription_lnk_fk FOREIGN KEY (business_unit_id) REFERENCES public.business_units(id) ON DELETE CASCADE;
alter table public.business_units_current_subscription_lnk add constraint business_units_current_subscription_lnk_ifk FOREIGN KEY (subscription_id) REFERENCES public.subscriptions(id) ON DELETE CASCADE;
alter table public.business_units_organisation_lnk add constraint business_units_organisation_lnk_fk FOREIGN KEY (business_unit_id) REFERENCES public.business_units(id) ON DELETE CASCADE;
alter table public.business_units_organisation_lnk add constraint business_units_organisation_lnk_ifk FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
alter table public.business_units_tax_file_lnk add constraint business_units_tax_file_lnk_fk FOREIGN KEY (business_unit_id) REFERENCES public.business_units(id) ON DELETE CASCADE;
alter table public.business_units_tax_file_lnk add constraint business_units_tax_file_lnk_ifk FOREIGN KEY (tax_file_id) REFERENCES public.tax_files(id) ON DELETE CASCADE;
alter table public.calendar_dates add constraint calendar_dates_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.calendar_dates add constraint calendar_dates_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.clients add constraint clients_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.clients add constraint clients_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.codes add constraint codes_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.codes add constraint codes_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.collective_accounts add constraint collective_accounts_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.collective_accounts add constraint collective_accounts_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.collective_accounts_body_lnk add constraint collective_accounts_body_lnk_fk FOREIGN KEY (collective_account_id) REFERENCES public.collective_accounts(id) ON DELETE CASCADE;
alter table public.collective_accounts_body_lnk add constraint collective_accounts_body_lnk_ifk FOREIGN KEY (collective_body_id) REFERENCES public.collective_bodies(id) ON DELETE CASCADE;
alter table public.collective_bodies add constraint collective_bodies_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.collective_bodies add constraint collective_bodies_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.collective_reads add constraint collective_reads_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.collective_reads add constraint collective_reads_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.components_sections_benefits_cmps add constraint components_sections_benefits_entity_fk FOREIGN KEY (entity_id) REFERENCES public.components_sections_benefits(id) ON DELETE CASCADE;
alter table public.components_sections_closing_cmps add constraint components_sections_closing_entity_fk FOREIGN KEY (entity_id) REFERENCES public.components_sections_closing(id) ON DELETE CASCADE;
alter table public.components_sections_facts_cmps add constraint components_sections_facts_entity_fk FOREIGN KEY (entity_id) REFERENCES public.components_sections_facts(id) ON DELETE CASCADE;
alter table public.components_sections_features_cmps add constraint components_sections_features_entity_fk FOREIGN KEY (entity_id) REFERENCES public.components_sections_features(id) ON DELETE CASCADE;
alter table public.components_sections_hero_cmps add constraint components_sections_hero_entity_fk FOREIGN KEY (entity_id) REFERENCES public.components_sections_hero(id) ON DELETE CASCADE;
alter table public.components_sections_intro_cmps add constraint components_sections_intro_entity_fk FOREIGN KEY (entity_id) REFERENCES public.components_sections_intro(id) ON DELETE CASCADE;
alter table public.components_sections_personalisation_cmps add constraint components_sections_personalisation_entity_fk FOREIGN KEY (entity_id) REFERENCES public.components_sections_personalisation(id) ON DELETE CASCADE;
alter table public.components_sections_steps_cmps add constraint components_sections_steps_entity_fk FOREIGN KEY (entity_id) REFERENCES public.components_sections_steps(id) ON DELETE CASCADE;
alter table public.consents add constraint consents_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.consents add constraint consents_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.contact_messages add constraint contact_messages_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.contact_messages add constraint contact_messages_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.content_versions add constraint content_versions_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.content_versions add constraint content_versions_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.devices add constraint devices_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.devices add constraint devices_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.faqs add constraint faqs_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.faqs add constraint faqs_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.files add constraint files_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.files add constraint files_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.files_folder_lnk add constraint files_folder_lnk_fk FOREIGN KEY (file_id) REFERENCES public.files(id) ON DELETE CASCADE;
alter table public.files_folder_lnk add constraint files_folder_lnk_ifk FOREIGN KEY (folder_id) REFERENCES public.upload_folders(id) ON DELETE CASCADE;
alter table public.files_related_mph add constraint files_related_mph_fk FOREIGN KEY (file_id) REFERENCES public.files(id) ON DELETE CASCADE;
alter table public.i18n_locale add constraint i18n_locale_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.i18n_locale add constraint i18n_locale_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.industries add constraint industries_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.industries add constraint industries_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.industries_cmps add constraint industries_entity_fk FOREIGN KEY (entity_id) REFERENCES public.industries(id) ON DELETE CASCADE;
alter table public.invitations add constraint invitations_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.invitations add constraint invitations_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.invitations_invited_by_lnk add constraint invitations_invited_by_lnk_fk FOREIGN KEY (invitation_id) REFERENCES public.invitations(id) ON DELETE CASCADE;
alter table public.invitations_invited_by_lnk add constraint invitations_invited_by_lnk_ifk FOREIGN KEY (user_id) REFERENCES public.up_users(id) ON DELETE CASCADE;
alter table public.invitations_organisation_lnk add constraint invitations_organisation_lnk_fk FOREIGN KEY (invitation_id) REFERENCES public.invitations(id) ON DELETE CASCADE;
alter table public.invitations_organisation_lnk add constraint invitations_organisation_lnk_ifk FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
alter table public.invitations_units_lnk add constraint invitations_units_lnk_fk FOREIGN KEY (invitation_id) REFERENCES public.invitations(id) ON DELETE CASCADE;
alter table public.invitations_units_lnk add constraint invitations_units_lnk_ifk FOREIGN KEY (business_unit_id) REFERENCES public.business_units(id) ON DELETE CASCADE;
alter table public.licence_reports add constraint licence_reports_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.licence_reports add constraint licence_reports_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.licences add constraint licences_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.licences add constraint licences_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.memberships add constraint memberships_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.memberships add constraint memberships_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.memberships_organisation_lnk add constraint memberships_organisation_lnk_fk FOREIGN KEY (membership_id) REFERENCES public.memberships(id) ON DELETE CASCADE;
alter table public.memberships_organisation_lnk add constraint memberships_organisation_lnk_ifk FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
alter table public.memberships_units_lnk add constraint memberships_units_lnk_fk FOREIGN KEY (membership_id) REFERENCES public.memberships(id) ON DELETE CASCADE;
alter table public.memberships_units_lnk add constraint memberships_units_lnk_ifk FOREIGN KEY (business_unit_id) REFERENCES public.business_units(id) ON DELETE CASCADE;
alter table public.memberships_user_lnk add constraint memberships_user_lnk_fk FOREIGN KEY (membership_id) REFERENCES public.memberships(id) ON DELETE CASCADE;
alter table public.memberships_user_lnk add constraint memberships_user_lnk_ifk FOREIGN KEY (user_id) REFERENCES public.up_users(id) ON DELETE CASCADE;
alter table public.order_request_lines add constraint order_request_lines_request_id_foreign FOREIGN KEY (request_id) REFERENCES public.order_requests(id);
alter table public.orders add constraint orders_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.orders add constraint orders_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.orders_business_unit_lnk add constraint orders_business_unit_lnk_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
alter table public.orders_business_unit_lnk add constraint orders_business_unit_lnk_ifk FOREIGN KEY (business_unit_id) REFERENCES public.business_units(id) ON DELETE CASCADE;
alter table public.orders_organisation_lnk add constraint orders_organisation_lnk_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
alter table public.orders_organisation_lnk add constraint orders_organisation_lnk_ifk FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
alter table public.orders_placed_by_lnk add constraint orders_placed_by_lnk_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
alter table public.orders_placed_by_lnk add constraint orders_placed_by_lnk_ifk FOREIGN KEY (user_id) REFERENCES public.up_users(id) ON DELETE CASCADE;
alter table public.organisations add constraint organisations_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.organisations add constraint organisations_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.package_terms add constraint package_terms_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.package_terms add constraint package_terms_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.packages add constraint packages_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.packages add constraint packages_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.packages_cmps add constraint packages_entity_fk FOREIGN KEY (entity_id) REFERENCES public.packages(id) ON DELETE CASCADE;
alter table public.page_redirects add constraint page_redirects_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.page_redirects add constraint page_redirects_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.pages add constraint pages_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.pages add constraint pages_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.pages_cmps add constraint pages_entity_fk FOREIGN KEY (entity_id) REFERENCES public.pages(id) ON DELETE CASCADE;
alter table public.partner_applications add constraint partner_applications_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.partner_applications add constraint partner_applications_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.payment_settings add constraint payment_settings_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.payment_settings add constraint payment_settings_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.payment_settings_cmps add constraint payment_settings_entity_fk FOREIGN KEY (entity_id) REFERENCES public.payment_settings(id) ON DELETE CASCADE;
alter table public.playlists add constraint playlists_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.playlists add constraint playlists_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.playlists_changed_by_lnk add constraint playlists_changed_by_lnk_fk FOREIGN KEY (playlist_id) REFERENCES public.playlists(id) ON DELETE CASCADE;
alter table public.playlists_changed_by_lnk add constraint playlists_changed_by_lnk_ifk FOREIGN KEY (user_id) REFERENCES public.up_users(id) ON DELETE CASCADE;
alter table public.playlists_organisation_lnk add constraint playlists_organisation_lnk_fk FOREIGN KEY (playlist_id) REFERENCES public.playlists(id) ON DELETE CASCADE;
alter table public.playlists_organisation_lnk add constraint playlists_organisation_lnk_ifk FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
alter table public.playlists_tracks_lnk add constraint playlists_tracks_lnk_fk FOREIGN KEY (playlist_id) REFERENCES public.playlists(id) ON DELETE CASCADE;
alter table public.playlists_tracks_lnk add constraint playlists_tracks_lnk_ifk FOREIGN KEY (track_id) REFERENCES public.tracks(id) ON DELETE CASCADE;
alter table public.quotation_lines add constraint quotation_lines_quotation_id_foreign FOREIGN KEY (quotation_id) REFERENCES public.quotations(id);
alter table public.recovery_codes add constraint recovery_codes_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.recovery_codes add constraint recovery_codes_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.referral_codes add constraint referral_codes_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.referral_codes add constraint referral_codes_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.registrations add constraint registrations_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.registrations add constraint registrations_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.registrations_order_lnk add constraint registrations_order_lnk_fk FOREIGN KEY (registration_id) REFERENCES public.registrations(id) ON DELETE CASCADE;
alter table public.registrations_order_lnk add constraint registrations_order_lnk_ifk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
alter table public.registrations_tax_file_lnk add constraint registrations_tax_file_lnk_fk FOREIGN KEY (registration_id) REFERENCES public.registrations(id) ON DELETE CASCADE;
alter table public.registrations_tax_file_lnk add constraint registrations_tax_file_lnk_ifk FOREIGN KEY (tax_file_id) REFERENCES public.tax_files(id) ON DELETE CASCADE;
alter table public.registrations_user_lnk add constraint registrations_user_lnk_fk FOREIGN KEY (registration_id) REFERENCES public.registrations(id) ON DELETE CASCADE;
alter table public.registrations_user_lnk add constraint registrations_user_lnk_ifk FOREIGN KEY (user_id) REFERENCES public.up_users(id) ON DELETE CASCADE;
alter table public.reminders add constraint reminders_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.reminders add constraint reminders_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.report_destinations add constraint report_destinations_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.report_destinations add constraint report_destinations_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.report_destinations_body_lnk add constraint report_destinations_body_lnk_fk FOREIGN KEY (report_destination_id) REFERENCES public.report_destinations(id) ON DELETE CASCADE;
alter table public.report_destinations_body_lnk add constraint report_destinations_body_lnk_ifk FOREIGN KEY (collective_body_id) REFERENCES public.collective_bodies(id) ON DELETE CASCADE;
alter table public.second_factors add constraint second_factors_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.second_factors add constraint second_factors_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.sequences add constraint sequences_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.sequences add constraint sequences_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.sessions add constraint sessions_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.sessions add constraint sessions_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.site_settings add constraint site_settings_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.site_settings add constraint site_settings_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.site_settings_cmps add constraint site_settings_entity_fk FOREIGN KEY (entity_id) REFERENCES public.site_settings(id) ON DELETE CASCADE;
alter table public.strapi_api_token_permissions add constraint strapi_api_token_permissions_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.strapi_api_token_permissions add constraint strapi_api_token_permissions_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.strapi_api_token_permissions_token_lnk add constraint strapi_api_token_permissions_token_lnk_fk FOREIGN KEY (api_token_permission_id) REFERENCES public.strapi_api_token_permissions(id) ON DELETE CASCADE;
alter table public.strapi_api_token_permissions_token_lnk add constraint strapi_api_token_permissions_token_lnk_ifk FOREIGN KEY (api_token_id) REFERENCES public.strapi_api_tokens(id) ON DELETE CASCADE;
alter table public.strapi_api_tokens add constraint strapi_api_tokens_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.strapi_api_tokens add constraint strapi_api_tokens_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.strapi_api_tokens_admin_user_owner_lnk add constraint strapi_api_tokens_admin_user_owner_lnk_fk FOREIGN KEY (api_token_id) REFERENCES public.strapi_api_tokens(id) ON DELETE CASCADE;
alter table public.strapi_api_tokens_admin_user_owner_lnk add constraint strapi_api_tokens_admin_user_owner_lnk_ifk FOREIGN KEY (user_id) REFERENCES public.admin_users(id) ON DELETE CASCADE;
alter table public.strapi_history_versions add constraint strapi_history_versions_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.strapi_release_actions add constraint strapi_release_actions_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.strapi_release_actions add constraint strapi_release_actions_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.strapi_release_actions_release_lnk add constraint strapi_release_actions_release_lnk_fk FOREIGN KEY (release_action_id) REFERENCES public.strapi_release_actions(id) ON DELETE CASCADE;
alter table public.strapi_release_actions_release_lnk add constraint strapi_release_actions_release_lnk_ifk FOREIGN KEY (release_id) REFERENCES public.strapi_releases(id) ON DELETE CASCADE;
alter table public.strapi_releases add constraint strapi_releases_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.strapi_releases add constraint strapi_releases_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.strapi_sessions add constraint strapi_sessions_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.strapi_sessions add constraint strapi_sessions_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.strapi_transfer_token_permissions add constraint strapi_transfer_token_permissions_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.strapi_transfer_token_permissions add constraint strapi_transfer_token_permissions_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.strapi_transfer_token_permissions_token_lnk add constraint strapi_transfer_token_permissions_token_lnk_fk FOREIGN KEY (transfer_token_permission_id) REFERENCES public.strapi_transfer_token_permissions(id) ON DELETE CASCADE;
alter table public.strapi_transfer_token_permissions_token_lnk add constraint strapi_transfer_token_permissions_token_lnk_ifk FOREIGN KEY (transfer_token_id) REFERENCES public.strapi_transfer_tokens(id) ON DELETE CASCADE;
alter table public.strapi_transfer_tokens add constraint strapi_transfer_tokens_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.strapi_transfer_tokens add constraint strapi_transfer_tokens_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.strapi_workflows add constraint strapi_workflows_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.strapi_workflows add constraint strapi_workflows_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.strapi_workflows_stage_required_to_publish_lnk add constraint strapi_workflows_stage_required_to_publish_lnk_fk FOREIGN KEY (workflow_id) REFERENCES public.strapi_workflows(id) ON DELETE CASCADE;
alter table public.strapi_workflows_stage_required_to_publish_lnk add constraint strapi_workflows_stage_required_to_publish_lnk_ifk FOREIGN KEY (workflow_stage_id) REFERENCES public.strapi_workflows_stages(id) ON DELETE CASCADE;
alter table public.strapi_workflows_stages add constraint strapi_workflows_stages_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.strapi_workflows_stages add constraint strapi_workflows_stages_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.strapi_workflows_stages_permissions_lnk add constraint strapi_workflows_stages_permissions_lnk_fk FOREIGN KEY (workflow_stage_id) REFERENCES public.strapi_workflows_stages(id) ON DELETE CASCADE;
alter table public.strapi_workflows_stages_permissions_lnk add constraint strapi_workflows_stages_permissions_lnk_ifk FOREIGN KEY (permission_id) REFERENCES public.admin_permissions(id) ON DELETE CASCADE;
alter table public.strapi_workflows_stages_workflow_lnk add constraint strapi_workflows_stages_workflow_lnk_fk FOREIGN KEY (workflow_stage_id) REFERENCES public.strapi_workflows_stages(id) ON DELETE CASCADE;
alter table public.strapi_workflows_stages_workflow_lnk add constraint strapi_workflows_stages_workflow_lnk_ifk FOREIGN KEY (workflow_id) REFERENCES public.strapi_workflows(id) ON DELETE CASCADE;
alter table public.subscriptions add constraint subscriptions_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.subscriptions add constraint subscriptions_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.subscriptions_business_unit_lnk add constraint subscriptions_business_unit_lnk_fk FOREIGN KEY (subscription_id) REFERENCES public.subscriptions(id) ON DELETE CASCADE;
alter table public.subscriptions_business_unit_lnk add constraint subscriptions_business_unit_lnk_ifk FOREIGN KEY (business_unit_id) REFERENCES public.business_units(id) ON DELETE CASCADE;
alter table public.subscriptions_order_lnk add constraint subscriptions_order_lnk_fk FOREIGN KEY (subscription_id) REFERENCES public.subscriptions(id) ON DELETE CASCADE;
alter table public.subscriptions_order_lnk add constraint subscriptions_order_lnk_ifk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
alter table public.subscriptions_organisation_lnk add constraint subscriptions_organisation_lnk_fk FOREIGN KEY (subscription_id) REFERENCES public.subscriptions(id) ON DELETE CASCADE;
alter table public.subscriptions_organisation_lnk add constraint subscriptions_organisation_lnk_ifk FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
alter table public.tax_files add constraint tax_files_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.tax_files add constraint tax_files_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.tax_invoices add constraint tax_invoices_file_id_foreign FOREIGN KEY (file_id) REFERENCES public.coretax_files(id);
alter table public.testimonials add constraint testimonials_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.testimonials add constraint testimonials_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.track_reports add constraint track_reports_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.track_reports add constraint track_reports_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.track_revisions add constraint track_revisions_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.track_revisions add constraint track_revisions_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.track_uploads add constraint track_uploads_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.track_uploads add constraint track_uploads_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.tracks add constraint tracks_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.tracks add constraint tracks_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.tracks_artists_lnk add constraint tracks_artists_lnk_fk FOREIGN KEY (track_id) REFERENCES public.tracks(id) ON DELETE CASCADE;
alter table public.tracks_artists_lnk add constraint tracks_artists_lnk_ifk FOREIGN KEY (artist_id) REFERENCES public.artists(id) ON DELETE CASCADE;
alter table public.tracks_clean_version_lnk add constraint tracks_clean_version_lnk_fk FOREIGN KEY (track_id) REFERENCES public.tracks(id) ON DELETE CASCADE;
alter table public.tracks_clean_version_lnk add constraint tracks_clean_version_lnk_ifk FOREIGN KEY (inv_track_id) REFERENCES public.tracks(id) ON DELETE CASCADE;
alter table public.unit_imports add constraint unit_imports_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.unit_imports add constraint unit_imports_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.unit_imports_organisation_lnk add constraint unit_imports_organisation_lnk_fk FOREIGN KEY (unit_import_id) REFERENCES public.unit_imports(id) ON DELETE CASCADE;
alter table public.unit_imports_organisation_lnk add constraint unit_imports_organisation_lnk_ifk FOREIGN KEY (organisation_id) REFERENCES public.organisations(id) ON DELETE CASCADE;
alter table public.unit_imports_user_lnk add constraint unit_imports_user_lnk_fk FOREIGN KEY (unit_import_id) REFERENCES public.unit_imports(id) ON DELETE CASCADE;
alter table public.unit_imports_user_lnk add constraint unit_imports_user_lnk_ifk FOREIGN KEY (user_id) REFERENCES public.up_users(id) ON DELETE CASCADE;
alter table public.up_permissions add constraint up_permissions_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.up_permissions add constraint up_permissions_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.up_permissions_role_lnk add constraint up_permissions_role_lnk_fk FOREIGN KEY (permission_id) REFERENCES public.up_permissions(id) ON DELETE CASCADE;
alter table public.up_permissions_role_lnk add constraint up_permissions_role_lnk_ifk FOREIGN KEY (role_id) REFERENCES public.up_roles(id) ON DELETE CASCADE;
alter table public.up_roles add constraint up_roles_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.up_roles add constraint up_roles_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.up_users add constraint up_users_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.up_users add constraint up_users_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.up_users_role_lnk add constraint up_users_role_lnk_fk FOREIGN KEY (user_id) REFERENCES public.up_users(id) ON DELETE CASCADE;
alter table public.up_users_role_lnk add constraint up_users_role_lnk_ifk FOREIGN KEY (role_id) REFERENCES public.up_roles(id) ON DELETE CASCADE;
alter table public.upload_folders add constraint upload_folders_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.upload_folders add constraint upload_folders_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.upload_folders_parent_lnk add constraint upload_folders_parent_lnk_fk FOREIGN KEY (folder_id) REFERENCES public.upload_folders(id) ON DELETE CASCADE;
alter table public.upload_folders_parent_lnk add constraint upload_folders_parent_lnk_ifk FOREIGN KEY (inv_folder_id) REFERENCES public.upload_folders(id) ON DELETE CASCADE;
alter table public.usage_column_maps add constraint usage_column_maps_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.usage_column_maps add constraint usage_column_maps_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.usage_disputes add constraint usage_disputes_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.usage_disputes add constraint usage_disputes_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.usage_settings add constraint usage_settings_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.usage_settings add constraint usage_settings_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.usage_settings_cmps add constraint usage_settings_entity_fk FOREIGN KEY (entity_id) REFERENCES public.usage_settings(id) ON DELETE CASCADE;
alter table public.vouchers add constraint vouchers_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.vouchers add constraint vouchers_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.withholding_slips add constraint withholding_slips_withholding_id_foreign FOREIGN KEY (withholding_id) REFERENCES public.withholdings(id);
alter table public.zones add constraint zones_created_by_id_fk FOREIGN KEY (created_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.zones add constraint zones_updated_by_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.admin_users(id) ON DELETE SET NULL;
alter table public.zones_business_unit_lnk add constraint zones_business_unit_lnk_fk FOREIGN KEY (zone_id) REFERENCES public.zones(id) ON DELETE CASCADE;
alter table public.zones_business_unit_lnk add constraint zones_business_unit_lnk_ifk FOREIGN KEY (business_unit_id) REFERENCES public.business_units(id) ON DELETE CASCADE;
CREATE TRIGGER announcement_plays_append_only BEFORE DELETE OR UPDATE ON public.announcement_plays FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER announcement_plays_no_truncate BEFORE TRUNCATE ON public.announcement_plays FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER collective_reads_append_only BEFORE DELETE OR UPDATE ON public.collective_reads FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER collective_reads_no_truncate BEFORE TRUNCATE ON public.collective_reads FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER licence_versions_append_only BEFORE DELETE OR UPDATE ON public.licence_versions FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER licence_versions_no_truncate BEFORE TRUNCATE ON public.licence_versions FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER licence_versions_refuse_change BEFORE DELETE OR UPDATE ON public.licence_versions FOR EACH ROW EXECUTE FUNCTION public.refuse_change_of_licence_version();
CREATE TRIGGER log_checkpoints_append_only BEFORE DELETE OR UPDATE ON public.log_checkpoints FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER log_checkpoints_no_truncate BEFORE TRUNCATE ON public.log_checkpoints FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER log_cosignatures_append_only BEFORE DELETE OR UPDATE ON public.log_cosignatures FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER log_cosignatures_no_truncate BEFORE TRUNCATE ON public.log_cosignatures FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER log_entries_append_only BEFORE DELETE OR UPDATE ON public.log_entries FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER log_entries_no_truncate BEFORE TRUNCATE ON public.log_entries FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER log_findings_append_only BEFORE DELETE OR UPDATE ON public.log_findings FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER log_findings_no_truncate BEFORE TRUNCATE ON public.log_findings FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER log_policies_append_only BEFORE DELETE OR UPDATE ON public.log_policies FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER log_policies_no_truncate BEFORE TRUNCATE ON public.log_policies FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER log_refusals_append_only BEFORE DELETE OR UPDATE ON public.log_refusals FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER log_refusals_no_truncate BEFORE TRUNCATE ON public.log_refusals FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER play_rejections_append_only BEFORE DELETE OR UPDATE ON public.play_rejections FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER play_rejections_no_truncate BEFORE TRUNCATE ON public.play_rejections FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER plays_append_only_update BEFORE UPDATE ON public.plays FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER plays_archived_only_delete BEFORE DELETE ON public.plays FOR EACH ROW EXECUTE FUNCTION public.refuse_deletion_of_play();
CREATE TRIGGER plays_default_no_truncate BEFORE TRUNCATE ON public.plays_default FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER plays_no_truncate BEFORE TRUNCATE ON public.plays FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER price_change_events_append_only BEFORE DELETE OR UPDATE ON public.price_change_events FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER price_change_events_no_truncate BEFORE TRUNCATE ON public.price_change_events FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER price_change_prices_append_only BEFORE DELETE OR UPDATE ON public.price_change_prices FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER price_change_prices_no_truncate BEFORE TRUNCATE ON public.price_change_prices FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER price_changes_append_only BEFORE DELETE OR UPDATE ON public.price_changes FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER price_changes_no_truncate BEFORE TRUNCATE ON public.price_changes FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER seal_chunks_append_only BEFORE DELETE OR UPDATE ON public.seal_chunks FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER seal_chunks_no_truncate BEFORE TRUNCATE ON public.seal_chunks FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER seal_days_append_only BEFORE DELETE OR UPDATE ON public.seal_days FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER seal_days_no_truncate BEFORE TRUNCATE ON public.seal_days FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER seal_leaves_append_only BEFORE DELETE OR UPDATE ON public.seal_leaves FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER seal_leaves_no_truncate BEFORE TRUNCATE ON public.seal_leaves FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER seals_append_only BEFORE DELETE OR UPDATE ON public.seals FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER seals_no_truncate BEFORE TRUNCATE ON public.seals FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER track_revisions_append_only BEFORE DELETE OR UPDATE ON public.track_revisions FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER track_revisions_no_truncate BEFORE TRUNCATE ON public.track_revisions FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER usage_archive_parts_append_only BEFORE DELETE OR UPDATE ON public.usage_archive_parts FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER usage_archive_parts_no_truncate BEFORE TRUNCATE ON public.usage_archive_parts FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER usage_report_downloads_append_only BEFORE DELETE OR UPDATE ON public.usage_report_downloads FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER usage_report_downloads_no_truncate BEFORE TRUNCATE ON public.usage_report_downloads FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER usage_report_files_append_only BEFORE DELETE OR UPDATE ON public.usage_report_files FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER usage_report_files_no_truncate BEFORE TRUNCATE ON public.usage_report_files FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER usage_report_findings_append_only BEFORE DELETE OR UPDATE ON public.usage_report_findings FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER usage_report_findings_no_truncate BEFORE TRUNCATE ON public.usage_report_findings FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER usage_report_manifests_append_only BEFORE DELETE OR UPDATE ON public.usage_report_manifests FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER usage_report_manifests_no_truncate BEFORE TRUNCATE ON public.usage_report_manifests FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER usage_report_quorums_append_only BEFORE DELETE OR UPDATE ON public.usage_report_quorums FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER usage_report_quorums_no_truncate BEFORE TRUNCATE ON public.usage_report_quorums FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER usage_report_totals_append_only BEFORE DELETE OR UPDATE ON public.usage_report_totals FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER usage_report_totals_no_truncate BEFORE TRUNCATE ON public.usage_report_totals FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER usage_report_venues_append_only BEFORE DELETE OR UPDATE ON public.usage_report_venues FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER usage_report_venues_no_truncate BEFORE TRUNCATE ON public.usage_report_venues FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER usage_reports_append_only BEFORE DELETE OR UPDATE ON public.usage_reports FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER usage_reports_no_truncate BEFORE TRUNCATE ON public.usage_reports FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
alter sequence public.admin_permissions_api_token_lnk_id_seq owned by public.admin_permissions_api_token_lnk.id;
alter sequence public.admin_permissions_id_seq owned by public.admin_permissions.id;
alter sequence public.admin_permissions_role_lnk_id_seq owned by public.admin_permissions_role_lnk.id;
alter sequence public.admin_roles_id_seq owned by public.admin_roles.id;
alter sequence public.admin_users_id_seq owned by public.admin_users.id;
alter sequence public.admin_users_roles_lnk_id_seq owned by public.admin_users_roles_lnk.id;
alter sequence public.announcement_plays_id_seq owned by public.announcement_plays.id;
alter sequence public.announcement_targets_id_seq owned by public.announcement_targets.id;
alter sequence public.announcements_id_seq owned by public.announcements.id;
alter sequence public.api_keys_id_seq owned by public.api_keys.id;
alter sequence public.artists_id_seq owned by public.artists.id;
alter sequence public.audit_entries_id_seq owned by public.audit_entries.id;
alter sequence public.audit_entries_organisation_lnk_id_seq owned by public.audit_entries_organisation_lnk.id;
alter sequence public.business_units_changed_by_lnk_id_seq owned by public.business_units_changed_by_lnk.id;
alter sequence public.business_units_current_subscription_lnk_id_seq owned by public.business_units_current_subscription_lnk.id;
alter sequence public.business_units_id_seq owned by public.business_units.id;
alter sequence public.business_units_organisation_lnk_id_seq owned by public.business_units_organisation_lnk.id;
alter sequence public.business_units_tax_file_lnk_id_seq owned by public.business_units_tax_file_lnk.id;
alter sequence public.calendar_dates_id_seq owned by public.calendar_dates.id;
alter sequence public.cart_lines_id_seq owned by public.cart_lines.id;
alter sequence public.carts_id_seq owned by public.carts.id;
alter sequence public.change_counters_id_seq owned by public.change_counters.id;
alter sequence public.changes_id_seq owned by public.changes.id;
alter sequence public.clients_id_seq owned by public.clients.id;
alter sequence public.codes_id_seq owned by public.codes.id;
alter sequence public.collective_accounts_body_lnk_id_seq owned by public.collective_accounts_body_lnk.id;
alter sequence public.collective_accounts_id_seq owned by public.collective_accounts.id;
alter sequence public.collective_bodies_id_seq owned by public.collective_bodies.id;
alter sequence public.collective_keys_id_seq owned by public.collective_keys.id;
alter sequence public.collective_reads_id_seq owned by public.collective_reads.id;
alter sequence public.commands_id_seq owned by public.commands.id;
alter sequence public.components_parts_card_id_seq owned by public.components_parts_card.id;
alter sequence public.components_parts_contact_id_seq owned by public.components_parts_contact.id;
alter sequence public.components_parts_coverage_row_id_seq owned by public.components_parts_coverage_row.id;
alter sequence public.components_parts_email_recipients_id_seq owned by public.components_parts_email_recipients.id;
alter sequence public.components_parts_item_id_seq owned by public.components_parts_item.id;
alter sequence public.components_parts_link_id_seq owned by public.components_parts_link.id;
alter sequence public.components_parts_payment_id_seq owned by public.components_parts_payment.id;
alter sequence public.components_parts_payment_methods_id_seq owned by public.components_parts_payment_methods.id;
alter sequence public.components_parts_playlist_id_seq owned by public.components_parts_playlist.id;
alter sequence public.components_parts_point_id_seq owned by public.components_parts_point.id;
alter sequence public.components_parts_royalty_wording_id_seq owned by public.components_parts_royalty_wording.id;
alter sequence public.components_parts_seller_id_seq owned by public.components_parts_seller.id;
alter sequence public.components_parts_seo_id_seq owned by public.components_parts_seo.id;
alter sequence public.components_parts_social_id_seq owned by public.components_parts_social.id;
alter sequence public.components_sections_benefits_cmps_id_seq owned by public.components_sections_benefits_cmps.id;
alter sequence public.components_sections_benefits_id_seq owned by public.components_sections_benefits.id;
alter sequence public.components_sections_calculators_id_seq owned by public.components_sections_calculators.id;
alter sequence public.components_sections_closing_cmps_id_seq owned by public.components_sections_closing_cmps.id;
alter sequence public.components_sections_closing_id_seq owned by public.components_sections_closing.id;
alter sequence public.components_sections_coverage_id_seq owned by public.components_sections_coverage.id;
alter sequence public.components_sections_facts_cmps_id_seq owned by public.components_sections_facts_cmps.id;
alter sequence public.components_sections_facts_id_seq owned by public.components_sections_facts.id;
alter sequence public.components_sections_features_cmps_id_seq owned by public.components_sections_features_cmps.id;
alter sequence public.components_sections_features_id_seq owned by public.components_sections_features.id;
alter sequence public.components_sections_hero_cmps_id_seq owned by public.components_sections_hero_cmps.id;
alter sequence public.components_sections_hero_id_seq owned by public.components_sections_hero.id;
alter sequence public.components_sections_industries_id_seq owned by public.components_sections_industries.id;
alter sequence public.components_sections_intro_cmps_id_seq owned by public.components_sections_intro_cmps.id;
alter sequence public.components_sections_intro_id_seq owned by public.components_sections_intro.id;
alter sequence public.components_sections_packages_id_seq owned by public.components_sections_packages.id;
alter sequence public.components_sections_personalisation_cmps_id_seq owned by public.components_sections_personalisation_cmps.id;
alter sequence public.components_sections_personalisation_id_seq owned by public.components_sections_personalisation.id;
alter sequence public.components_sections_questions_id_seq owned by public.components_sections_questions.id;
alter sequence public.components_sections_rich_text_id_seq owned by public.components_sections_rich_text.id;
alter sequence public.components_sections_steps_cmps_id_seq owned by public.components_sections_steps_cmps.id;
alter sequence public.components_sections_steps_id_seq owned by public.components_sections_steps.id;
alter sequence public.components_sections_testimonials_id_seq owned by public.components_sections_testimonials.id;
alter sequence public.consents_id_seq owned by public.consents.id;
alter sequence public.contact_messages_id_seq owned by public.contact_messages.id;
alter sequence public.content_versions_id_seq owned by public.content_versions.id;
alter sequence public.coretax_files_id_seq owned by public.coretax_files.id;
alter sequence public.coverage_groups_id_seq owned by public.coverage_groups.id;
alter sequence public.coverage_units_id_seq owned by public.coverage_units.id;
alter sequence public.devices_id_seq owned by public.devices.id;
alter sequence public.faqs_id_seq owned by public.faqs.id;
alter sequence public.files_folder_lnk_id_seq owned by public.files_folder_lnk.id;
alter sequence public.files_id_seq owned by public.files.id;
alter sequence public.files_related_mph_id_seq owned by public.files_related_mph.id;
alter sequence public.former_time_zones_id_seq owned by public.former_time_zones.id;
alter sequence public.gateway_contacts_id_seq owned by public.gateway_contacts.id;
alter sequence public.i18n_locale_id_seq owned by public.i18n_locale.id;
alter sequence public.incident_alerts_id_seq owned by public.incident_alerts.id;
alter sequence public.incidents_id_seq owned by public.incidents.id;
alter sequence public.industries_cmps_id_seq owned by public.industries_cmps.id;
alter sequence public.industries_id_seq owned by public.industries.id;
alter sequence public.installation_codes_id_seq owned by public.installation_codes.id;
alter sequence public.invitations_id_seq owned by public.invitations.id;
alter sequence public.invitations_invited_by_lnk_id_seq owned by public.invitations_invited_by_lnk.id;
alter sequence public.invitations_organisation_lnk_id_seq owned by public.invitations_organisation_lnk.id;
alter sequence public.invitations_units_lnk_id_seq owned by public.invitations_units_lnk.id;
alter sequence public.invoice_documents_id_seq owned by public.invoice_documents.id;
alter sequence public.leases_id_seq owned by public.leases.id;
alter sequence public.licence_batches_id_seq owned by public.licence_batches.id;
alter sequence public.licence_keys_id_seq owned by public.licence_keys.id;
alter sequence public.licence_reports_id_seq owned by public.licence_reports.id;
alter sequence public.licence_status_lists_id_seq owned by public.licence_status_lists.id;
alter sequence public.licence_status_tokens_id_seq owned by public.licence_status_tokens.id;
alter sequence public.licence_versions_id_seq owned by public.licence_versions.id;
alter sequence public.licences_id_seq owned by public.licences.id;
alter sequence public.licensed_periods_id_seq owned by public.licensed_periods.id;
alter sequence public.log_arrivals_id_seq owned by public.log_arrivals.id;
alter sequence public.log_browser_cosignatures_id_seq owned by public.log_browser_cosignatures.id;
alter sequence public.log_checkpoints_id_seq owned by public.log_checkpoints.id;
alter sequence public.log_cosignatures_id_seq owned by public.log_cosignatures.id;
alter sequence public.log_findings_id_seq owned by public.log_findings.id;
alter sequence public.log_keys_id_seq owned by public.log_keys.id;
alter sequence public.log_refusals_id_seq owned by public.log_refusals.id;
alter sequence public.memberships_id_seq owned by public.memberships.id;
alter sequence public.memberships_organisation_lnk_id_seq owned by public.memberships_organisation_lnk.id;
alter sequence public.memberships_units_lnk_id_seq owned by public.memberships_units_lnk.id;
alter sequence public.memberships_user_lnk_id_seq owned by public.memberships_user_lnk.id;
alter sequence public.order_approvers_id_seq owned by public.order_approvers.id;
alter sequence public.order_lines_id_seq owned by public.order_lines.id;
alter sequence public.order_request_lines_id_seq owned by public.order_request_lines.id;
alter sequence public.order_requests_id_seq owned by public.order_requests.id;
alter sequence public.orders_business_unit_lnk_id_seq owned by public.orders_business_unit_lnk.id;
alter sequence public.orders_id_seq owned by public.orders.id;
alter sequence public.orders_organisation_lnk_id_seq owned by public.orders_organisation_lnk.id;
alter sequence public.orders_placed_by_lnk_id_seq owned by public.orders_placed_by_lnk.id;
alter sequence public.organisation_closings_id_seq owned by public.organisation_closings.id;
alter sequence public.organisations_id_seq owned by public.organisations.id;
alter sequence public.package_terms_id_seq owned by public.package_terms.id;
alter sequence public.packages_cmps_id_seq owned by public.packages_cmps.id;
alter sequence public.packages_id_seq owned by public.packages.id;
alter sequence public.page_redirects_id_seq owned by public.page_redirects.id;
alter sequence public.pages_cmps_id_seq owned by public.pages_cmps.id;
alter sequence public.pages_id_seq owned by public.pages.id;
alter sequence public.pairings_id_seq owned by public.pairings.id;
alter sequence public.partner_applications_id_seq owned by public.partner_applications.id;
alter sequence public.pay_link_orders_id_seq owned by public.pay_link_orders.id;
alter sequence public.pay_links_id_seq owned by public.pay_links.id;
alter sequence public.payment_attempt_orders_id_seq owned by public.payment_attempt_orders.id;
alter sequence public.payment_attempts_id_seq owned by public.payment_attempts.id;
alter sequence public.payment_notices_id_seq owned by public.payment_notices.id;
alter sequence public.payment_settings_cmps_id_seq owned by public.payment_settings_cmps.id;
alter sequence public.payment_settings_id_seq owned by public.payment_settings.id;
alter sequence public.payment_settlement_lines_id_seq owned by public.payment_settlement_lines.id;
alter sequence public.payment_settlements_id_seq owned by public.payment_settlements.id;
alter sequence public.period_parts_id_seq owned by public.period_parts.id;
alter sequence public.play_rejection_months_id_seq owned by public.play_rejection_months.id;
alter sequence public.play_rejections_id_seq owned by public.play_rejections.id;
alter sequence public.player_boots_id_seq owned by public.player_boots.id;
alter sequence public.players_id_seq owned by public.players.id;
alter sequence public.playlists_changed_by_lnk_id_seq owned by public.playlists_changed_by_lnk.id;
alter sequence public.playlists_id_seq owned by public.playlists.id;
alter sequence public.playlists_organisation_lnk_id_seq owned by public.playlists_organisation_lnk.id;
alter sequence public.playlists_tracks_lnk_id_seq owned by public.playlists_tracks_lnk.id;
alter sequence public.plays_id_seq owned by public.plays.id;
alter sequence public.price_change_events_id_seq owned by public.price_change_events.id;
alter sequence public.price_change_prices_id_seq owned by public.price_change_prices.id;
alter sequence public.price_changes_id_seq owned by public.price_changes.id;
alter sequence public.quotation_lines_id_seq owned by public.quotation_lines.id;
alter sequence public.quotations_id_seq owned by public.quotations.id;
alter sequence public.receipt_keys_id_seq owned by public.receipt_keys.id;
alter sequence public.recorded_transfers_id_seq owned by public.recorded_transfers.id;
alter sequence public.recovery_codes_id_seq owned by public.recovery_codes.id;
alter sequence public.referral_codes_id_seq owned by public.referral_codes.id;
alter sequence public.refunds_id_seq owned by public.refunds.id;
alter sequence public.registrations_id_seq owned by public.registrations.id;
alter sequence public.registrations_order_lnk_id_seq owned by public.registrations_order_lnk.id;
alter sequence public.registrations_tax_file_lnk_id_seq owned by public.registrations_tax_file_lnk.id;
alter sequence public.registrations_user_lnk_id_seq owned by public.registrations_user_lnk.id;
alter sequence public.reminders_id_seq owned by public.reminders.id;
alter sequence public.remote_passes_id_seq owned by public.remote_passes.id;
alter sequence public.report_deliveries_id_seq owned by public.report_deliveries.id;
alter sequence public.report_destinations_body_lnk_id_seq owned by public.report_destinations_body_lnk.id;
alter sequence public.report_destinations_id_seq owned by public.report_destinations.id;
alter sequence public.schedule_exceptions_id_seq owned by public.schedule_exceptions.id;
alter sequence public.schedule_slots_id_seq owned by public.schedule_slots.id;
alter sequence public.scheduled_changes_id_seq owned by public.scheduled_changes.id;
alter sequence public.second_factors_id_seq owned by public.second_factors.id;
alter sequence public.sent_emails_id_seq owned by public.sent_emails.id;
alter sequence public.sequences_id_seq owned by public.sequences.id;
alter sequence public.sessions_id_seq owned by public.sessions.id;
alter sequence public.site_settings_cmps_id_seq owned by public.site_settings_cmps.id;
alter sequence public.site_settings_id_seq owned by public.site_settings.id;
alter sequence public.status_notes_id_seq owned by public.status_notes.id;
alter sequence public.status_updates_id_seq owned by public.status_updates.id;
alter sequence public.strapi_ai_localization_jobs_id_seq owned by public.strapi_ai_localization_jobs.id;
alter sequence public.strapi_ai_metadata_jobs_id_seq owned by public.strapi_ai_metadata_jobs.id;
alter sequence public.strapi_api_token_permissions_id_seq owned by public.strapi_api_token_permissions.id;
alter sequence public.strapi_api_token_permissions_token_lnk_id_seq owned by public.strapi_api_token_permissions_token_lnk.id;
alter sequence public.strapi_api_tokens_admin_user_owner_lnk_id_seq owned by public.strapi_api_tokens_admin_user_owner_lnk.id;
alter sequence public.strapi_api_tokens_id_seq owned by public.strapi_api_tokens.id;
alter sequence public.strapi_core_store_settings_id_seq owned by public.strapi_core_store_settings.id;
alter sequence public.strapi_database_schema_id_seq owned by public.strapi_database_schema.id;
alter sequence public.strapi_history_versions_id_seq owned by public.strapi_history_versions.id;
alter sequence public.strapi_migrations_id_seq owned by public.strapi_migrations.id;
alter sequence public.strapi_migrations_internal_id_seq owned by public.strapi_migrations_internal.id;
alter sequence public.strapi_release_actions_id_seq owned by public.strapi_release_actions.id;
alter sequence public.strapi_release_actions_release_lnk_id_seq owned by public.strapi_release_actions_release_lnk.id;
alter sequence public.strapi_releases_id_seq owned by public.strapi_releases.id;
alter sequence public.strapi_sessions_id_seq owned by public.strapi_sessions.id;
alter sequence public.strapi_transfer_token_permissions_id_seq owned by public.strapi_transfer_token_permissions.id;
alter sequence public.strapi_transfer_token_permissions_token_lnk_id_seq owned by public.strapi_transfer_token_permissions_token_lnk.id;
alter sequence public.strapi_transfer_tokens_id_seq owned by public.strapi_transfer_tokens.id;
alter sequence public.strapi_webhooks_id_seq owned by public.strapi_webhooks.id;
alter sequence public.strapi_workflows_id_seq owned by public.strapi_workflows.id;
alter sequence public.strapi_workflows_stage_required_to_publish_lnk_id_seq owned by public.strapi_workflows_stage_required_to_publish_lnk.id;
alter sequence public.strapi_workflows_stages_id_seq owned by public.strapi_workflows_stages.id;
alter sequence public.strapi_workflows_stages_permissions_lnk_id_seq owned by public.strapi_workflows_stages_permissions_lnk.id;
alter sequence public.strapi_workflows_stages_workflow_lnk_id_seq owned by public.strapi_workflows_stages_workflow_lnk.id;
alter sequence public.subscription_pauses_id_seq owned by public.subscription_pauses.id;
alter sequence public.subscriptions_business_unit_lnk_id_seq owned by public.subscriptions_business_unit_lnk.id;
alter sequence public.subscriptions_id_seq owned by public.subscriptions.id;
alter sequence public.subscriptions_order_lnk_id_seq owned by public.subscriptions_order_lnk.id;
alter sequence public.subscriptions_organisation_lnk_id_seq owned by public.subscriptions_organisation_lnk.id;
alter sequence public.tax_files_id_seq owned by public.tax_files.id;
alter sequence public.tax_invoices_id_seq owned by public.tax_invoices.id;
alter sequence public.testimonials_id_seq owned by public.testimonials.id;
alter sequence public.track_ban_requests_id_seq owned by public.track_ban_requests.id;
alter sequence public.track_bans_id_seq owned by public.track_bans.id;
alter sequence public.track_likes_id_seq owned by public.track_likes.id;
alter sequence public.track_reports_id_seq owned by public.track_reports.id;
alter sequence public.track_revisions_id_seq owned by public.track_revisions.id;
alter sequence public.track_uploads_id_seq owned by public.track_uploads.id;
alter sequence public.tracks_artists_lnk_id_seq owned by public.tracks_artists_lnk.id;
alter sequence public.tracks_clean_version_lnk_id_seq owned by public.tracks_clean_version_lnk.id;
alter sequence public.tracks_id_seq owned by public.tracks.id;
alter sequence public.trials_id_seq owned by public.trials.id;
alter sequence public.unit_groups_id_seq owned by public.unit_groups.id;
alter sequence public.unit_imports_id_seq owned by public.unit_imports.id;
alter sequence public.unit_imports_organisation_lnk_id_seq owned by public.unit_imports_organisation_lnk.id;
alter sequence public.unit_imports_user_lnk_id_seq owned by public.unit_imports_user_lnk.id;
alter sequence public.unit_remotes_id_seq owned by public.unit_remotes.id;
alter sequence public.up_permissions_id_seq owned by public.up_permissions.id;
alter sequence public.up_permissions_role_lnk_id_seq owned by public.up_permissions_role_lnk.id;
alter sequence public.up_roles_id_seq owned by public.up_roles.id;
alter sequence public.up_users_id_seq owned by public.up_users.id;
alter sequence public.up_users_role_lnk_id_seq owned by public.up_users_role_lnk.id;
alter sequence public.upload_folders_id_seq owned by public.upload_folders.id;
alter sequence public.upload_folders_parent_lnk_id_seq owned by public.upload_folders_parent_lnk.id;
alter sequence public.usage_column_maps_id_seq owned by public.usage_column_maps.id;
alter sequence public.usage_days_id_seq owned by public.usage_days.id;
alter sequence public.usage_disputes_id_seq owned by public.usage_disputes.id;
alter sequence public.usage_report_downloads_id_seq owned by public.usage_report_downloads.id;
alter sequence public.usage_report_files_id_seq owned by public.usage_report_files.id;
alter sequence public.usage_report_findings_id_seq owned by public.usage_report_findings.id;
alter sequence public.usage_report_runs_id_seq owned by public.usage_report_runs.id;
alter sequence public.usage_report_totals_id_seq owned by public.usage_report_totals.id;
alter sequence public.usage_report_venues_id_seq owned by public.usage_report_venues.id;
alter sequence public.usage_reports_id_seq owned by public.usage_reports.id;
alter sequence public.usage_settings_cmps_id_seq owned by public.usage_settings_cmps.id;
alter sequence public.usage_settings_id_seq owned by public.usage_settings.id;
alter sequence public.usage_works_id_seq owned by public.usage_works.id;
alter sequence public.vouchers_id_seq owned by public.vouchers.id;
alter sequence public.webhook_deliveries_id_seq owned by public.webhook_deliveries.id;
alter sequence public.webhook_zone_states_id_seq owned by public.webhook_zone_states.id;
alter sequence public.webhooks_id_seq owned by public.webhooks.id;
alter sequence public.withholding_rules_id_seq owned by public.withholding_rules.id;
alter sequence public.withholding_slips_id_seq owned by public.withholding_slips.id;
alter sequence public.withholdings_id_seq owned by public.withholdings.id;
alter sequence public.zone_batch_items_id_seq owned by public.zone_batch_items.id;
alter sequence public.zone_batches_id_seq owned by public.zone_batches.id;
alter sequence public.zone_overrides_id_seq owned by public.zone_overrides.id;
alter sequence public.zone_statuses_id_seq owned by public.zone_statuses.id;
alter sequence public.zone_views_id_seq owned by public.zone_views.id;
alter sequence public.zones_business_unit_lnk_id_seq owned by public.zones_business_unit_lnk.id;
alter sequence public.zones_id_seq owned by public.zones.id;
insert into pgboss.version (version, cron_on, bam_on, flow_on, reindex_on, monitor_backoff_on) values ('46', NULL, NULL, NULL, NULL, NULL);
insert into public.change_counters (number, pruned) values ('0', '0');
insert into public.gateway_contacts (since, seen_at) values ('0', '0');
insert into public.strapi_database_schema (schema, "time", hash) values ('{"tables":[{"name":"files","indexes":[{"name":"upload_files_folder_path_index","columns":["folder_path"],"type":null},{"name":"upload_files_created_at_index","columns":["created_at"],"type":null},{"name":"upload_files_updated_at_index","columns":["updated_at"],"type":null},{"name":"upload_files_name_index","columns":["name"],"type":null},{"name":"upload_files_size_index","columns":["size"],"type":null},{"name":"upload_files_ext_index","columns":["ext"],"type":null},{"name":"files_documents_idx","columns":["document_id","locale","published_at"]},{"name":"files_created_by_id_fk","columns":["created_by_id"]},{"name":"files_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"files_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"files_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"alternative_text","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"caption","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"focal_point","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"width","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"height","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"formats","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"hash","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"ext","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"mime","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"size","type":"decimal","args":[10,2],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"url","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"preview_url","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"provider","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"provider_metadata","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"folder_path","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"upload_folders","indexes":[{"name":"upload_folders_path_id_index","columns":["path_id"],"type":"unique"},{"name":"upload_folders_path_index","columns":["path"],"type":"unique"},{"name":"upload_folders_documents_idx","columns":["document_id","locale","published_at"]},{"name":"upload_folders_created_by_id_fk","columns":["created_by_id"]},{"name":"upload_folders_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"upload_folders_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"upload_folders_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"path_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"path","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"i18n_locale","indexes":[{"name":"i18n_locale_documents_idx","columns":["document_id","locale","published_at"]},{"name":"i18n_locale_created_by_id_fk","columns":["created_by_id"]},{"name":"i18n_locale_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"i18n_locale_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"i18n_locale_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"code","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"strapi_releases","indexes":[{"name":"strapi_releases_documents_idx","columns":["document_id","locale","published_at"]},{"name":"strapi_releases_created_by_id_fk","columns":["created_by_id"]},{"name":"strapi_releases_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"strapi_releases_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"strapi_releases_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"released_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"scheduled_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"timezone","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"status","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"strapi_release_actions","indexes":[{"name":"strapi_release_actions_documents_idx","columns":["document_id","locale","published_at"]},{"name":"strapi_release_actions_created_by_id_fk","columns":["created_by_id"]},{"name":"strapi_release_actions_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"strapi_release_actions_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"strapi_release_actions_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"content_type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"entry_document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"is_entry_valid","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"strapi_workflows","indexes":[{"name":"strapi_workflows_documents_idx","columns":["document_id","locale","published_at"]},{"name":"strapi_workflows_created_by_id_fk","columns":["created_by_id"]},{"name":"strapi_workflows_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"strapi_workflows_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"strapi_workflows_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"content_types","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"strapi_workflows_stages","indexes":[{"name":"strapi_workflows_stages_documents_idx","columns":["document_id","locale","published_at"]},{"name":"strapi_workflows_stages_created_by_id_fk","columns":["created_by_id"]},{"name":"strapi_workflows_stages_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"strapi_workflows_stages_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"strapi_workflows_stages_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"color","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"up_permissions","indexes":[{"name":"up_permissions_documents_idx","columns":["document_id","locale","published_at"]},{"name":"up_permissions_created_by_id_fk","columns":["created_by_id"]},{"name":"up_permissions_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"up_permissions_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"up_permissions_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"action","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"up_roles","indexes":[{"name":"up_roles_documents_idx","columns":["document_id","locale","published_at"]},{"name":"up_roles_created_by_id_fk","columns":["created_by_id"]},{"name":"up_roles_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"up_roles_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"up_roles_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"description","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"up_users","indexes":[{"name":"up_users_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"up_users_username_uq","columns":["username"]},{"type":"unique","name":"up_users_email_uq","columns":["email"]},{"type":"unique","name":"up_users_proved_mobile_number_uq","columns":["proved_mobile_number"]},{"type":"unique","name":"up_users_google_sub_uq","columns":["google_sub"]},{"name":"up_users_created_by_id_fk","columns":["created_by_id"]},{"name":"up_users_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"up_users_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"up_users_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"username","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"email","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"provider","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"password","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"reset_password_token","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"confirmation_token","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"confirmed","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"blocked","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"first_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"last_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"mobile_number","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"proved_mobile_number","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"google_sub","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"pending_email","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"gender","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"business_type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"referral_code","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"unwanted_mails","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"wanted_mails","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"second_factor","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"artists","indexes":[{"name":"artists_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"artists_slug_uq","columns":["slug"]},{"name":"artists_created_by_id_fk","columns":["created_by_id"]},{"name":"artists_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"artists_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"artists_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"slug","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"sort_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"audit_entries","indexes":[{"name":"audit_entries_at_index","columns":["at"]},{"name":"audit_entries_subject_id_index","columns":["subject_id"]},{"name":"audit_entries_own_at_index","columns":["organisation_id","at"]},{"name":"audit_entries_own_actor_index","columns":["organisation_id","actor","at"]},{"name":"audit_entries_documents_idx","columns":["document_id","locale","published_at"]},{"name":"audit_entries_created_by_id_fk","columns":["created_by_id"]},{"name":"audit_entries_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"audit_entries_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"audit_entries_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"action","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"actor_kind","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"actor","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"subject","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"subject_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"organisation_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"details","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"business_units","indexes":[{"name":"business_units_industry_index","columns":["industry"]},{"name":"business_units_city_index","columns":["city"]},{"name":"business_units_name_index","columns":["name"]},{"name":"business_units_own_document_index","columns":["document_id","organisation_id"]},{"name":"business_units_own_name_index","columns":["organisation_id","name","id","deleted_at"]},{"name":"business_units_own_created_index","columns":["organisation_id","created_at","id","deleted_at"]},{"name":"business_units_own_city_index","columns":["organisation_id","city","deleted_at"]},{"name":"business_units_own_industry_index","columns":["organisation_id","industry","deleted_at"]},{"name":"business_units_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"business_units_cid_uq","columns":["cid"]},{"type":"unique","name":"business_units_outlet_key_uq","columns":["outlet_key"]},{"type":"unique","name":"business_units_creation_key_uq","columns":["creation_key"]},{"name":"business_units_created_by_id_fk","columns":["created_by_id"]},{"name":"business_units_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"business_units_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"business_units_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"cid","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"organisation_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"outlet_code","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"outlet_key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"industry","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"hotel_stars","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"area_size","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"company_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"brand_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"company_email","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"company_phone_number","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"npwp","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"street","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"region","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"province","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"city","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"district","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"urban","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"zip_code","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"version","type":"integer","args":[],"defaultTo":1,"notNullable":false,"unsigned":false},{"name":"deleted_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"creation_key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"time_zone","type":"string","args":[],"defaultTo":"Asia/Jakarta","notNullable":false,"unsigned":false},{"name":"latitude","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"longitude","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"calendar","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"opening_hours","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"silent_when_closed","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"explicit_policy","type":"string","args":[],"defaultTo":"inherit","notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"calendar_dates","indexes":[{"name":"calendar_dates_until_index","columns":["until_date"]},{"name":"calendar_dates_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"calendar_dates_key_uq","columns":["key"]},{"name":"calendar_dates_created_by_id_fk","columns":["created_by_id"]},{"name":"calendar_dates_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"calendar_dates_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"calendar_dates_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"kind","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name_en","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"from_date","type":"date","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"until_date","type":"date","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"provisional","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"source","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"clients","indexes":[{"name":"clients_documents_idx","columns":["document_id","locale","published_at"]},{"name":"clients_created_by_id_fk","columns":["created_by_id"]},{"name":"clients_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"clients_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"clients_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"industry","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"sample","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"position","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"codes","indexes":[{"name":"codes_digest_index","columns":["digest"]},{"name":"codes_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"codes_slot_uq","columns":["slot"]},{"name":"codes_created_by_id_fk","columns":["created_by_id"]},{"name":"codes_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"codes_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"codes_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"slot","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"owner","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"digest","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"target","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"tries_left","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"expires_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"collective_accounts","indexes":[{"name":"collective_accounts_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"collective_accounts_email_uq","columns":["email"]},{"type":"unique","name":"collective_accounts_account_uq","columns":["account"]},{"name":"collective_accounts_created_by_id_fk","columns":["created_by_id"]},{"name":"collective_accounts_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"collective_accounts_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"collective_accounts_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"first_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"last_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"email","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"language","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"active","type":"boolean","args":[],"defaultTo":true,"notNullable":false,"unsigned":false},{"name":"account","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"collective_bodies","indexes":[{"name":"collective_bodies_documents_idx","columns":["document_id","locale","published_at"]},{"name":"collective_bodies_created_by_id_fk","columns":["created_by_id"]},{"name":"collective_bodies_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"collective_bodies_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"collective_bodies_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"active","type":"boolean","args":[],"defaultTo":true,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"collective_reads","indexes":[{"name":"collective_reads_at_index","columns":["at"]},{"name":"collective_reads_own_at_index","columns":["body","at"]},{"name":"collective_reads_own_kind_index","columns":["body","kind","at"]},{"name":"collective_reads_own_reader_index","columns":["body","reader","at"]},{"name":"collective_reads_documents_idx","columns":["document_id","locale","published_at"]},{"name":"collective_reads_created_by_id_fk","columns":["created_by_id"]},{"name":"collective_reads_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"collective_reads_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"collective_reads_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"body","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"body_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"reader","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"kind","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"subject","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"consents","indexes":[{"name":"consents_owner_index","columns":["owner"]},{"name":"consents_documents_idx","columns":["document_id","locale","published_at"]},{"name":"consents_created_by_id_fk","columns":["created_by_id"]},{"name":"consents_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"consents_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"consents_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"owner","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"purpose","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"given","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"document_version","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"contact_messages","indexes":[{"name":"contact_messages_state_index","columns":["state"]},{"name":"contact_messages_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"contact_messages_submission_uq","columns":["submission"]},{"name":"contact_messages_created_by_id_fk","columns":["created_by_id"]},{"name":"contact_messages_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"contact_messages_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"contact_messages_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"state","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"staff_note","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"topic","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"email","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"phone_number","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"company_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"message","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"language","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"received_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"handled_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"submission","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"content_versions","indexes":[{"name":"content_versions_entry_index","columns":["entry","language","model"]},{"name":"content_versions_documents_idx","columns":["document_id","locale","published_at"]},{"name":"content_versions_created_by_id_fk","columns":["created_by_id"]},{"name":"content_versions_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"content_versions_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"content_versions_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"model","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"entry","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"language","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_on","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"person","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"content","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"devices","indexes":[{"name":"devices_owner_index","columns":["owner"]},{"name":"devices_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"devices_slot_uq","columns":["slot"]},{"name":"devices_created_by_id_fk","columns":["created_by_id"]},{"name":"devices_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"devices_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"devices_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"slot","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"owner","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"last_seen_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"faqs","indexes":[{"name":"faqs_documents_idx","columns":["document_id","locale","published_at"]},{"name":"faqs_created_by_id_fk","columns":["created_by_id"]},{"name":"faqs_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"faqs_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"faqs_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"question","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"answer","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"group","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"featured","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"position","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"industries_cmps","indexes":[{"name":"industries_field_idx","columns":["field"]},{"name":"industries_component_type_idx","columns":["component_type"]},{"name":"industries_entity_fk","columns":["entity_id"]},{"name":"industries_uq","columns":["entity_id","cmp_id","field","component_type"],"type":"unique"}],"foreignKeys":[{"name":"industries_entity_fk","columns":["entity_id"],"referencedColumns":["id"],"referencedTable":"industries","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"entity_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"cmp_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"component_type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"field","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"order","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"industries","indexes":[{"name":"industries_documents_idx","columns":["document_id","locale","published_at"]},{"name":"industries_created_by_id_fk","columns":["created_by_id"]},{"name":"industries_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"industries_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"industries_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"tagline","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"position","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"search_terms","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"invitations","indexes":[{"name":"invitations_own_index","columns":["organisation_id"]},{"name":"invitations_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"invitations_seat_uq","columns":["seat"]},{"type":"unique","name":"invitations_digest_uq","columns":["digest"]},{"name":"invitations_created_by_id_fk","columns":["created_by_id"]},{"name":"invitations_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"invitations_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"invitations_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"seat","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"digest","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"email","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"role","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"all_units","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"organisation_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"sent_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"expires_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"licences","indexes":[{"name":"licences_state_index","columns":["state"]},{"name":"licences_documents_idx","columns":["document_id","locale","published_at"]},{"name":"licences_created_by_id_fk","columns":["created_by_id"]},{"name":"licences_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"licences_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"licences_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"code","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"state","type":"string","args":[],"defaultTo":"missing","notNullable":false,"unsigned":false},{"name":"state_since","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"venue","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"zone_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"version","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"valid_from","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"valid_until","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"revoked","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"revocation_reason","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"staff_note","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"licence_reports","indexes":[{"name":"licence_reports_state_index","columns":["state"]},{"name":"licence_reports_code_index","columns":["code"]},{"name":"licence_reports_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"licence_reports_submission_uq","columns":["submission"]},{"name":"licence_reports_created_by_id_fk","columns":["created_by_id"]},{"name":"licence_reports_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"licence_reports_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"licence_reports_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"state","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"staff_note","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"code","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"venue","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"zone_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"reason","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"message","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"email","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"received_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"handled_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"submission","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"memberships","indexes":[{"name":"memberships_own_index","columns":["organisation_id","user_id"]},{"name":"memberships_own_user_index","columns":["user_id"]},{"name":"memberships_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"memberships_seat_uq","columns":["seat"]},{"name":"memberships_created_by_id_fk","columns":["created_by_id"]},{"name":"memberships_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"memberships_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"memberships_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"seat","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"user_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"organisation_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"role","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"all_units","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"deactivated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"orders","indexes":[{"name":"orders_state_pay_before_index","columns":["state","pay_before"]},{"name":"orders_placed_at_index","columns":["placed_at"]},{"name":"orders_own_document_index","columns":["document_id","organisation_id"]},{"name":"orders_own_index","columns":["organisation_id","id"]},{"name":"orders_own_state_index","columns":["organisation_id","state","id"]},{"name":"orders_own_placed_at_index","columns":["organisation_id","placed_at"]},{"name":"orders_own_paid_at_index","columns":["organisation_id","state","paid_at","total","business_unit_id"]},{"name":"orders_own_unit_index","columns":["business_unit_id","state"]},{"name":"orders_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"orders_number_uq","columns":["number"]},{"type":"unique","name":"orders_invoice_number_uq","columns":["invoice_number"]},{"type":"unique","name":"orders_idempotency_key_uq","columns":["idempotency_key"]},{"name":"orders_created_by_id_fk","columns":["created_by_id"]},{"name":"orders_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"orders_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"orders_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"number","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"kind","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"state","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"payment_reference","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"purchase_order","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"cost_centre","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"staff_note","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"organisation_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"business_unit_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"staff_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"line_count","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"package_key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"package_title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"industry","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"company_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"brand_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"billing_period","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"zone_count","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"unit_price","type":"bigInteger","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"price","type":"bigInteger","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"discount","type":"bigInteger","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"voucher_code","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"tax","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"total","type":"bigInteger","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"withheld","type":"bigInteger","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"placed_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"pay_before","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"paid_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"cancelled_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"covers_from","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"covers_until","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"invoice_number","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"invoice_parties","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"terms","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"idempotency_key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"organisations","indexes":[{"name":"organisations_name_index","columns":["name"]},{"name":"organisations_documents_idx","columns":["document_id","locale","published_at"]},{"name":"organisations_created_by_id_fk","columns":["created_by_id"]},{"name":"organisations_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"organisations_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"organisations_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"company_email","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"billing_address","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"npwp","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"referral_code","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"explicit_policy","type":"string","args":[],"defaultTo":"allow","notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"packages_cmps","indexes":[{"name":"packages_field_idx","columns":["field"]},{"name":"packages_component_type_idx","columns":["component_type"]},{"name":"packages_entity_fk","columns":["entity_id"]},{"name":"packages_uq","columns":["entity_id","cmp_id","field","component_type"],"type":"unique"}],"foreignKeys":[{"name":"packages_entity_fk","columns":["entity_id"],"referencedColumns":["id"],"referencedTable":"packages","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"entity_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"cmp_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"component_type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"field","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"order","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"packages","indexes":[{"name":"packages_documents_idx","columns":["document_id","locale","published_at"]},{"name":"packages_created_by_id_fk","columns":["created_by_id"]},{"name":"packages_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"packages_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"packages_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"subtitle","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"highlighted","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"position","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"package_terms","indexes":[{"name":"package_terms_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"package_terms_key_uq","columns":["key"]},{"name":"package_terms_created_by_id_fk","columns":["created_by_id"]},{"name":"package_terms_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"package_terms_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"package_terms_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"price_monthly","type":"bigInteger","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"price_yearly","type":"bigInteger","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"contact_only","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"max_zones","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"max_area","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"pages_cmps","indexes":[{"name":"pages_field_idx","columns":["field"]},{"name":"pages_component_type_idx","columns":["component_type"]},{"name":"pages_entity_fk","columns":["entity_id"]},{"name":"pages_uq","columns":["entity_id","cmp_id","field","component_type"],"type":"unique"}],"foreignKeys":[{"name":"pages_entity_fk","columns":["entity_id"],"referencedColumns":["id"],"referencedTable":"pages","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"entity_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"cmp_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"component_type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"field","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"order","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"pages","indexes":[{"name":"pages_documents_idx","columns":["document_id","locale","published_at"]},{"name":"pages_created_by_id_fk","columns":["created_by_id"]},{"name":"pages_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"pages_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"pages_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"slug","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"version","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"page_redirects","indexes":[{"name":"page_redirects_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"page_redirects_slug_uq","columns":["slug"]},{"name":"page_redirects_created_by_id_fk","columns":["created_by_id"]},{"name":"page_redirects_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"page_redirects_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"page_redirects_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"slug","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"target","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"partner_applications","indexes":[{"name":"partner_applications_state_index","columns":["state"]},{"name":"partner_applications_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"partner_applications_number_uq","columns":["number"]},{"type":"unique","name":"partner_applications_submission_uq","columns":["submission"]},{"name":"partner_applications_created_by_id_fk","columns":["created_by_id"]},{"name":"partner_applications_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"partner_applications_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"partner_applications_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"number","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"state","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"note","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"staff_note","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"company_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"email","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"mobile_number","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"province","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"city","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"kind","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"message","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"language","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"received_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"in_review_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"decided_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"submission","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"payment_settings_cmps","indexes":[{"name":"payment_settings_field_idx","columns":["field"]},{"name":"payment_settings_component_type_idx","columns":["component_type"]},{"name":"payment_settings_entity_fk","columns":["entity_id"]},{"name":"payment_settings_uq","columns":["entity_id","cmp_id","field","component_type"],"type":"unique"}],"foreignKeys":[{"name":"payment_settings_entity_fk","columns":["entity_id"],"referencedColumns":["id"],"referencedTable":"payment_settings","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"entity_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"cmp_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"component_type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"field","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"order","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"payment_settings","indexes":[{"name":"payment_settings_documents_idx","columns":["document_id","locale","published_at"]},{"name":"payment_settings_created_by_id_fk","columns":["created_by_id"]},{"name":"payment_settings_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"payment_settings_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"payment_settings_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"four_eyes_transfer","type":"bigInteger","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"four_eyes_amount","type":"bigInteger","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"playlists","indexes":[{"name":"playlists_own_position_index","columns":["organisation_id","position"]},{"name":"playlists_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"playlists_slug_uq","columns":["slug"]},{"name":"playlists_created_by_id_fk","columns":["created_by_id"]},{"name":"playlists_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"playlists_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"playlists_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"title_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"title_en","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"description_id","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"description_en","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"slug","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"kind","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"fallback","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"position","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"industries","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"moods","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"genres","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"audience_gender","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"audience_age_group","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"audience_lifestyle","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"cover_gesture","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"cover_palette","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"cover_density","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"revision","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"organisation_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"recovery_codes","indexes":[{"name":"recovery_codes_owner_index","columns":["owner"]},{"name":"recovery_codes_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"recovery_codes_digest_uq","columns":["digest"]},{"name":"recovery_codes_created_by_id_fk","columns":["created_by_id"]},{"name":"recovery_codes_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"recovery_codes_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"recovery_codes_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"owner","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"digest","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"referral_codes","indexes":[{"name":"referral_codes_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"referral_codes_code_uq","columns":["code"]},{"name":"referral_codes_created_by_id_fk","columns":["created_by_id"]},{"name":"referral_codes_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"referral_codes_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"referral_codes_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"code","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"partner_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"active","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"registrations","indexes":[{"name":"registrations_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"registrations_owner_uq","columns":["owner"]},{"type":"unique","name":"registrations_order_number_uq","columns":["order_number"]},{"type":"unique","name":"registrations_idempotency_key_uq","columns":["idempotency_key"]},{"name":"registrations_created_by_id_fk","columns":["created_by_id"]},{"name":"registrations_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"registrations_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"registrations_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"owner","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"industry","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"property","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"terms_accepted_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"pricing","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"order_number","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"voucher_code","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"idempotency_key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"confirmed_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"reminders","indexes":[{"name":"reminders_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"reminders_key_uq","columns":["key"]},{"name":"reminders_created_by_id_fk","columns":["created_by_id"]},{"name":"reminders_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"reminders_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"reminders_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"sent_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"report_destinations","indexes":[{"name":"report_destinations_documents_idx","columns":["document_id","locale","published_at"]},{"name":"report_destinations_created_by_id_fk","columns":["created_by_id"]},{"name":"report_destinations_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"report_destinations_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"report_destinations_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"kind","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"address","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"host_key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"formats","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"active","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"new_secret","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"secret","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"usage_settings_cmps","indexes":[{"name":"usage_settings_field_idx","columns":["field"]},{"name":"usage_settings_component_type_idx","columns":["component_type"]},{"name":"usage_settings_entity_fk","columns":["entity_id"]},{"name":"usage_settings_uq","columns":["entity_id","cmp_id","field","component_type"],"type":"unique"}],"foreignKeys":[{"name":"usage_settings_entity_fk","columns":["entity_id"],"referencedColumns":["id"],"referencedTable":"usage_settings","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"entity_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"cmp_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"component_type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"field","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"order","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"usage_settings","indexes":[{"name":"usage_settings_documents_idx","columns":["document_id","locale","published_at"]},{"name":"usage_settings_created_by_id_fk","columns":["created_by_id"]},{"name":"usage_settings_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"usage_settings_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"usage_settings_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"minimum_seconds","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"keep_months","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"ddex_sender_party_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"ddex_sender_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"ddex_recipient_party_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"ddex_recipient_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"ddex_service","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"ddex_listeners","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"ddex_net_revenue","type":"bigInteger","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"second_factors","indexes":[{"name":"second_factors_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"second_factors_owner_uq","columns":["owner"]},{"name":"second_factors_created_by_id_fk","columns":["created_by_id"]},{"name":"second_factors_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"second_factors_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"second_factors_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"owner","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"secret","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"confirmed_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"last_step","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"sequences","indexes":[{"name":"sequences_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"sequences_series_uq","columns":["series"]},{"name":"sequences_created_by_id_fk","columns":["created_by_id"]},{"name":"sequences_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"sequences_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"sequences_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"series","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"value","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"sessions","indexes":[{"name":"sessions_owner_index","columns":["owner"]},{"name":"sessions_documents_idx","columns":["document_id","locale","published_at"]},{"name":"sessions_created_by_id_fk","columns":["created_by_id"]},{"name":"sessions_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"sessions_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"sessions_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"owner","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"device_label","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"last_seen_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"expires_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"active_organisation","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"site_settings_cmps","indexes":[{"name":"site_settings_field_idx","columns":["field"]},{"name":"site_settings_component_type_idx","columns":["component_type"]},{"name":"site_settings_entity_fk","columns":["entity_id"]},{"name":"site_settings_uq","columns":["entity_id","cmp_id","field","component_type"],"type":"unique"}],"foreignKeys":[{"name":"site_settings_entity_fk","columns":["entity_id"],"referencedColumns":["id"],"referencedTable":"site_settings","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"entity_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"cmp_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"component_type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"field","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"order","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"site_settings","indexes":[{"name":"site_settings_documents_idx","columns":["document_id","locale","published_at"]},{"name":"site_settings_created_by_id_fk","columns":["created_by_id"]},{"name":"site_settings_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"site_settings_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"site_settings_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"royalty","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"coverage_date","type":"date","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"legal_basis","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"subscriptions","indexes":[{"name":"subscriptions_expired_date_index","columns":["expired_date"]},{"name":"subscriptions_package_key_index","columns":["package_key"]},{"name":"subscriptions_own_expired_date_index","columns":["organisation_id","expired_date"]},{"name":"subscriptions_order_line_index","columns":["order_line_id"]},{"name":"subscriptions_own_unit_index","columns":["business_unit_id","expired_date"]},{"name":"subscriptions_documents_idx","columns":["document_id","locale","published_at"]},{"name":"subscriptions_created_by_id_fk","columns":["created_by_id"]},{"name":"subscriptions_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"subscriptions_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"subscriptions_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"organisation_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"business_unit_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"order_line_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"package_key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"package_title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"billing_period","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"zone_count","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"starts_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"expired_date","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"suspended","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"refunded","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"ended_early","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"trial","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"paid_from","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"anchor_day","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"tax_files","indexes":[{"name":"tax_files_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"tax_files_key_uq","columns":["key"]},{"name":"tax_files_created_by_id_fk","columns":["created_by_id"]},{"name":"tax_files_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"tax_files_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"tax_files_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"mime","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"size","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"testimonials","indexes":[{"name":"testimonials_documents_idx","columns":["document_id","locale","published_at"]},{"name":"testimonials_created_by_id_fk","columns":["created_by_id"]},{"name":"testimonials_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"testimonials_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"testimonials_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"job","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"comments","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"rate","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"sample","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"position","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"tracks","indexes":[{"name":"tracks_state_index","columns":["state"]},{"name":"tracks_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"tracks_sha_256_uq","columns":["sha_256"]},{"name":"tracks_created_by_id_fk","columns":["created_by_id"]},{"name":"tracks_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"tracks_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"tracks_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"composers","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"arrangers","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"publishers","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"isrc","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"iswc","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"label","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"release","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"catalogue_number","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"work_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"contributors","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"explicit","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"genres","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"moods","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"tempo","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"vocals","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"language","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"rights_basis","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"rights_until","type":"date","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"state","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"credits","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"revision","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"duration_ms","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"loudness_lufs","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"true_peak_db","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"audio_warnings","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"audio_confirmed_by","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"audio_confirmed_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"sha_256","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"audio_hash","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"same_audio_as","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"bytes","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"mime","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"track_reports","indexes":[{"name":"track_reports_state_index","columns":["state"]},{"name":"track_reports_zone_index","columns":["zone_id","received_at"]},{"name":"track_reports_documents_idx","columns":["document_id","locale","published_at"]},{"name":"track_reports_created_by_id_fk","columns":["created_by_id"]},{"name":"track_reports_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"track_reports_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"track_reports_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"state","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"reply","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"track","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"organisation_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"venue","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"reason","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"explanation","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"likes","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"bans","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"skips","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"received_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"replied_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"organisation_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"zone_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"reporter","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"track_revisions","indexes":[{"name":"track_revisions_own_track_index","columns":["track","revision"]},{"name":"track_revisions_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"track_revisions_key_uq","columns":["key"]},{"name":"track_revisions_created_by_id_fk","columns":["created_by_id"]},{"name":"track_revisions_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"track_revisions_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"track_revisions_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"track","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"revision","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"artists","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"composers","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"arrangers","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"publishers","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"isrc","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"iswc","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"label","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"release","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"catalogue_number","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"work_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"contributors","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"duration_ms","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"sha_256","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"bytes","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"mime","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"track_uploads","indexes":[{"name":"track_uploads_batch_index","columns":["batch"]},{"name":"track_uploads_state_created_index","columns":["state","created_at"]},{"name":"track_uploads_documents_idx","columns":["document_id","locale","published_at"]},{"name":"track_uploads_created_by_id_fk","columns":["created_by_id"]},{"name":"track_uploads_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"track_uploads_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"track_uploads_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"file_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"batch","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"sha_256","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"bytes","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"state","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"problem","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"details","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"track","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"staff_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"confirmed_by","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"confirmed_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"unit_imports","indexes":[{"name":"unit_imports_state_beat_index","columns":["state","beat_at"]},{"name":"unit_imports_documents_idx","columns":["document_id","locale","published_at"]},{"name":"unit_imports_created_by_id_fk","columns":["created_by_id"]},{"name":"unit_imports_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"unit_imports_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"unit_imports_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"file_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"state","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"rows","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"outcomes","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"source","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"edits","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"rest","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"beat_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"usage_disputes","indexes":[{"name":"usage_disputes_state_index","columns":["state"]},{"name":"usage_disputes_owner_index","columns":["organisation_id","received_at"]},{"name":"usage_disputes_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"usage_disputes_submission_uq","columns":["submission"]},{"name":"usage_disputes_created_by_id_fk","columns":["created_by_id"]},{"name":"usage_disputes_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"usage_disputes_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"usage_disputes_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"state","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"reply","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"staff_note","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"organisation_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"venue","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"month","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"day","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"work","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"play","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"reason","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"explanation","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"received_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"replied_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"resolved_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"organisation_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"business_unit_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"member","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"submission","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"usage_column_maps","indexes":[{"name":"usage_column_maps_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"usage_column_maps_key_uq","columns":["key"]},{"name":"usage_column_maps_created_by_id_fk","columns":["created_by_id"]},{"name":"usage_column_maps_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"usage_column_maps_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"usage_column_maps_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"rows","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"separator","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"list_separator","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"header","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"byte_order_mark","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"active","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"columns","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"vouchers","indexes":[{"name":"vouchers_documents_idx","columns":["document_id","locale","published_at"]},{"type":"unique","name":"vouchers_code_uq","columns":["code"]},{"name":"vouchers_created_by_id_fk","columns":["created_by_id"]},{"name":"vouchers_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"vouchers_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"vouchers_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"code","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false,"unique":true},{"name":"value","type":"bigInteger","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"remaining","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"uses","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"starts_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"ends_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"minimum_price","type":"bigInteger","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"package_key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"note","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"zones","indexes":[{"name":"zones_own_unit_index","columns":["business_unit_id"]},{"name":"zones_own_document_index","columns":["document_id","business_unit_id"]},{"name":"zones_documents_idx","columns":["document_id","locale","published_at"]},{"name":"zones_created_by_id_fk","columns":["created_by_id"]},{"name":"zones_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"zones_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"zones_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"number","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"business_unit_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"default_playlist","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"explicit_policy","type":"string","args":[],"defaultTo":"inherit","notNullable":false,"unsigned":false},{"name":"volume","type":"integer","args":[],"defaultTo":80,"notNullable":false,"unsigned":false},{"name":"max_volume","type":"integer","args":[],"defaultTo":100,"notNullable":false,"unsigned":false},{"name":"volumes","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"volume_set_at","type":"bigInteger","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"paused_until","type":"bigInteger","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"paused","type":"boolean","args":[],"defaultTo":false,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"admin_permissions","indexes":[{"name":"admin_permissions_documents_idx","columns":["document_id","locale","published_at"]},{"name":"admin_permissions_created_by_id_fk","columns":["created_by_id"]},{"name":"admin_permissions_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"admin_permissions_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"admin_permissions_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"action","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"action_parameters","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"subject","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"properties","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"conditions","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"admin_users","indexes":[{"name":"admin_users_documents_idx","columns":["document_id","locale","published_at"]},{"name":"admin_users_created_by_id_fk","columns":["created_by_id"]},{"name":"admin_users_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"admin_users_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"admin_users_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"firstname","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"lastname","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"username","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"email","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"password","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"reset_password_token","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"reset_password_token_expires_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"registration_token","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"is_active","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"blocked","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"prefered_language","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"admin_roles","indexes":[{"name":"admin_roles_documents_idx","columns":["document_id","locale","published_at"]},{"name":"admin_roles_created_by_id_fk","columns":["created_by_id"]},{"name":"admin_roles_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"admin_roles_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"admin_roles_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"code","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"description","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"strapi_api_tokens","indexes":[{"name":"strapi_api_tokens_documents_idx","columns":["document_id","locale","published_at"]},{"name":"strapi_api_tokens_created_by_id_fk","columns":["created_by_id"]},{"name":"strapi_api_tokens_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"strapi_api_tokens_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"strapi_api_tokens_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"description","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"kind","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"access_key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"encrypted_key","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"last_used_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"expires_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"lifespan","type":"bigInteger","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"strapi_api_token_permissions","indexes":[{"name":"strapi_api_token_permissions_documents_idx","columns":["document_id","locale","published_at"]},{"name":"strapi_api_token_permissions_created_by_id_fk","columns":["created_by_id"]},{"name":"strapi_api_token_permissions_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"strapi_api_token_permissions_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"strapi_api_token_permissions_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"action","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"strapi_transfer_tokens","indexes":[{"name":"strapi_transfer_tokens_documents_idx","columns":["document_id","locale","published_at"]},{"name":"strapi_transfer_tokens_created_by_id_fk","columns":["created_by_id"]},{"name":"strapi_transfer_tokens_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"strapi_transfer_tokens_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"strapi_transfer_tokens_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"description","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"access_key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"last_used_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"expires_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"lifespan","type":"bigInteger","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"strapi_transfer_token_permissions","indexes":[{"name":"strapi_transfer_token_permissions_documents_idx","columns":["document_id","locale","published_at"]},{"name":"strapi_transfer_token_permissions_created_by_id_fk","columns":["created_by_id"]},{"name":"strapi_transfer_token_permissions_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"strapi_transfer_token_permissions_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"strapi_transfer_token_permissions_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"action","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"strapi_sessions","indexes":[{"name":"strapi_sessions_documents_idx","columns":["document_id","locale","published_at"]},{"name":"strapi_sessions_created_by_id_fk","columns":["created_by_id"]},{"name":"strapi_sessions_updated_by_id_fk","columns":["updated_by_id"]}],"foreignKeys":[{"name":"strapi_sessions_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"},{"name":"strapi_sessions_updated_by_id_fk","columns":["updated_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"user_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"session_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"child_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"device_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"origin","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"expires_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"absolute_expires_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"status","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"metadata","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"published_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"updated_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_sections_testimonials","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"text","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_sections_steps_cmps","indexes":[{"name":"components_sections_steps_field_idx","columns":["field"]},{"name":"components_sections_steps_component_type_idx","columns":["component_type"]},{"name":"components_sections_steps_entity_fk","columns":["entity_id"]},{"name":"components_sections_steps_uq","columns":["entity_id","cmp_id","field","component_type"],"type":"unique"}],"foreignKeys":[{"name":"components_sections_steps_entity_fk","columns":["entity_id"],"referencedColumns":["id"],"referencedTable":"components_sections_steps","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"entity_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"cmp_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"component_type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"field","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"order","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"components_sections_steps","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"text","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_sections_rich_text","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"body","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_sections_questions","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"text","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"group","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_sections_personalisation_cmps","indexes":[{"name":"components_sections_personalisation_field_idx","columns":["field"]},{"name":"components_sections_personalisation_component_type_idx","columns":["component_type"]},{"name":"components_sections_personalisation_entity_fk","columns":["entity_id"]},{"name":"components_sections_personalisation_uq","columns":["entity_id","cmp_id","field","component_type"],"type":"unique"}],"foreignKeys":[{"name":"components_sections_personalisation_entity_fk","columns":["entity_id"],"referencedColumns":["id"],"referencedTable":"components_sections_personalisation","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"entity_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"cmp_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"component_type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"field","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"order","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"components_sections_personalisation","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"text","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_sections_packages","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"text","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_sections_intro_cmps","indexes":[{"name":"components_sections_intro_field_idx","columns":["field"]},{"name":"components_sections_intro_component_type_idx","columns":["component_type"]},{"name":"components_sections_intro_entity_fk","columns":["entity_id"]},{"name":"components_sections_intro_uq","columns":["entity_id","cmp_id","field","component_type"],"type":"unique"}],"foreignKeys":[{"name":"components_sections_intro_entity_fk","columns":["entity_id"],"referencedColumns":["id"],"referencedTable":"components_sections_intro","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"entity_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"cmp_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"component_type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"field","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"order","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"components_sections_intro","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"subtitle","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"detail","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"image_alt","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_sections_industries","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"text","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"closing_title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"closing_text","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_sections_hero_cmps","indexes":[{"name":"components_sections_hero_field_idx","columns":["field"]},{"name":"components_sections_hero_component_type_idx","columns":["component_type"]},{"name":"components_sections_hero_entity_fk","columns":["entity_id"]},{"name":"components_sections_hero_uq","columns":["entity_id","cmp_id","field","component_type"],"type":"unique"}],"foreignKeys":[{"name":"components_sections_hero_entity_fk","columns":["entity_id"],"referencedColumns":["id"],"referencedTable":"components_sections_hero","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"entity_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"cmp_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"component_type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"field","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"order","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"components_sections_hero","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"accent","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"text","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"note","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_sections_features_cmps","indexes":[{"name":"components_sections_features_field_idx","columns":["field"]},{"name":"components_sections_features_component_type_idx","columns":["component_type"]},{"name":"components_sections_features_entity_fk","columns":["entity_id"]},{"name":"components_sections_features_uq","columns":["entity_id","cmp_id","field","component_type"],"type":"unique"}],"foreignKeys":[{"name":"components_sections_features_entity_fk","columns":["entity_id"],"referencedColumns":["id"],"referencedTable":"components_sections_features","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"entity_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"cmp_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"component_type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"field","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"order","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"components_sections_features","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"text","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_sections_facts_cmps","indexes":[{"name":"components_sections_facts_field_idx","columns":["field"]},{"name":"components_sections_facts_component_type_idx","columns":["component_type"]},{"name":"components_sections_facts_entity_fk","columns":["entity_id"]},{"name":"components_sections_facts_uq","columns":["entity_id","cmp_id","field","component_type"],"type":"unique"}],"foreignKeys":[{"name":"components_sections_facts_entity_fk","columns":["entity_id"],"referencedColumns":["id"],"referencedTable":"components_sections_facts","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"entity_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"cmp_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"component_type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"field","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"order","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"components_sections_facts","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false}]},{"name":"components_sections_coverage","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"text","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_sections_closing_cmps","indexes":[{"name":"components_sections_closing_field_idx","columns":["field"]},{"name":"components_sections_closing_component_type_idx","columns":["component_type"]},{"name":"components_sections_closing_entity_fk","columns":["entity_id"]},{"name":"components_sections_closing_uq","columns":["entity_id","cmp_id","field","component_type"],"type":"unique"}],"foreignKeys":[{"name":"components_sections_closing_entity_fk","columns":["entity_id"],"referencedColumns":["id"],"referencedTable":"components_sections_closing","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"entity_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"cmp_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"component_type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"field","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"order","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"components_sections_closing","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"text","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"image_alt","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_sections_calculators","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"text","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_sections_benefits_cmps","indexes":[{"name":"components_sections_benefits_field_idx","columns":["field"]},{"name":"components_sections_benefits_component_type_idx","columns":["component_type"]},{"name":"components_sections_benefits_entity_fk","columns":["entity_id"]},{"name":"components_sections_benefits_uq","columns":["entity_id","cmp_id","field","component_type"],"type":"unique"}],"foreignKeys":[{"name":"components_sections_benefits_entity_fk","columns":["entity_id"],"referencedColumns":["id"],"referencedTable":"components_sections_benefits","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"entity_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"cmp_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"component_type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"field","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"order","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"components_sections_benefits","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_parts_social","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"instagram","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"youtube","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"facebook","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"tiktok","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"linkedin","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"whatsapp_channel","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_parts_seo","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"description","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_parts_seller","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"address","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"npwp","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"tax_registered","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_parts_royalty_wording","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"sentence","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"answer","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"coverage_label","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_parts_point","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"text","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_parts_playlist","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"time","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"mood","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_parts_payment","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"bank_name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"account_number","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"account_holder","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_parts_payment_methods","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"method","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"down","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"min","type":"bigInteger","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"max","type":"bigInteger","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_parts_link","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"label","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"href","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_parts_item","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"text","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_parts_email_recipients","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"email","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"language","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_parts_coverage_row","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"label","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"covered","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_parts_contact","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"email","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"phone","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"components_parts_card","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"icon","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"title","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"subtitle","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"detail","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"coming","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"strapi_core_store_settings","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"key","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"value","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"environment","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"tag","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"strapi_webhooks","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"name","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"url","type":"text","args":["longtext"],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"headers","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"events","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"enabled","type":"boolean","args":[],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"strapi_history_versions","indexes":[{"name":"strapi_history_versions_created_by_id_fk","columns":["created_by_id"]}],"foreignKeys":[{"name":"strapi_history_versions_created_by_id_fk","columns":["created_by_id"],"referencedTable":"admin_users","referencedColumns":["id"],"onDelete":"SET NULL"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"content_type","type":"string","args":[],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"related_document_id","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"locale","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"status","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"data","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"schema","type":"jsonb","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"created_by_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"strapi_ai_metadata_jobs","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"status","type":"string","args":[],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"completed_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"strapi_ai_localization_jobs","indexes":[],"foreignKeys":[],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"content_type","type":"string","args":[],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"related_document_id","type":"string","args":[],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"source_locale","type":"string","args":[],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"target_locales","type":"jsonb","args":[],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"status","type":"string","args":[],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"created_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"updated_at","type":"datetime","args":[{"useTz":false,"precision":6}],"defaultTo":null,"notNullable":false,"unsigned":false}]},{"name":"files_related_mph","indexes":[{"name":"files_related_mph_fk","columns":["file_id"]},{"name":"files_related_mph_oidx","columns":["order"]},{"name":"files_related_mph_idix","columns":["related_id"]}],"foreignKeys":[{"name":"files_related_mph_fk","columns":["file_id"],"referencedColumns":["id"],"referencedTable":"files","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"file_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"related_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"related_type","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"field","type":"string","args":[],"defaultTo":null,"notNullable":false,"unsigned":false},{"name":"order","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"files_folder_lnk","indexes":[{"name":"files_folder_lnk_fk","columns":["file_id"]},{"name":"files_folder_lnk_ifk","columns":["folder_id"]},{"name":"files_folder_lnk_uq","columns":["file_id","folder_id"],"type":"unique"},{"name":"files_folder_lnk_oifk","columns":["file_ord"]}],"foreignKeys":[{"name":"files_folder_lnk_fk","columns":["file_id"],"referencedColumns":["id"],"referencedTable":"files","onDelete":"CASCADE"},{"name":"files_folder_lnk_ifk","columns":["folder_id"],"referencedColumns":["id"],"referencedTable":"upload_folders","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"file_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"folder_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"file_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"upload_folders_parent_lnk","indexes":[{"name":"upload_folders_parent_lnk_fk","columns":["folder_id"]},{"name":"upload_folders_parent_lnk_ifk","columns":["inv_folder_id"]},{"name":"upload_folders_parent_lnk_uq","columns":["folder_id","inv_folder_id"],"type":"unique"},{"name":"upload_folders_parent_lnk_oifk","columns":["folder_ord"]}],"foreignKeys":[{"name":"upload_folders_parent_lnk_fk","columns":["folder_id"],"referencedColumns":["id"],"referencedTable":"upload_folders","onDelete":"CASCADE"},{"name":"upload_folders_parent_lnk_ifk","columns":["inv_folder_id"],"referencedColumns":["id"],"referencedTable":"upload_folders","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"folder_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"inv_folder_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"folder_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"strapi_release_actions_release_lnk","indexes":[{"name":"strapi_release_actions_release_lnk_fk","columns":["release_action_id"]},{"name":"strapi_release_actions_release_lnk_ifk","columns":["release_id"]},{"name":"strapi_release_actions_release_lnk_uq","columns":["release_action_id","release_id"],"type":"unique"},{"name":"strapi_release_actions_release_lnk_oifk","columns":["release_action_ord"]}],"foreignKeys":[{"name":"strapi_release_actions_release_lnk_fk","columns":["release_action_id"],"referencedColumns":["id"],"referencedTable":"strapi_release_actions","onDelete":"CASCADE"},{"name":"strapi_release_actions_release_lnk_ifk","columns":["release_id"],"referencedColumns":["id"],"referencedTable":"strapi_releases","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"release_action_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"release_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"release_action_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"strapi_workflows_stage_required_to_publish_lnk","indexes":[{"name":"strapi_workflows_stage_required_to_publish_lnk_fk","columns":["workflow_id"]},{"name":"strapi_workflows_stage_required_to_publish_lnk_ifk","columns":["workflow_stage_id"]},{"name":"strapi_workflows_stage_required_to_publish_lnk_uq","columns":["workflow_id","workflow_stage_id"],"type":"unique"}],"foreignKeys":[{"name":"strapi_workflows_stage_required_to_publish_lnk_fk","columns":["workflow_id"],"referencedColumns":["id"],"referencedTable":"strapi_workflows","onDelete":"CASCADE"},{"name":"strapi_workflows_stage_required_to_publish_lnk_ifk","columns":["workflow_stage_id"],"referencedColumns":["id"],"referencedTable":"strapi_workflows_stages","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"workflow_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"workflow_stage_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"strapi_workflows_stages_workflow_lnk","indexes":[{"name":"strapi_workflows_stages_workflow_lnk_fk","columns":["workflow_stage_id"]},{"name":"strapi_workflows_stages_workflow_lnk_ifk","columns":["workflow_id"]},{"name":"strapi_workflows_stages_workflow_lnk_uq","columns":["workflow_stage_id","workflow_id"],"type":"unique"},{"name":"strapi_workflows_stages_workflow_lnk_oifk","columns":["workflow_stage_ord"]}],"foreignKeys":[{"name":"strapi_workflows_stages_workflow_lnk_fk","columns":["workflow_stage_id"],"referencedColumns":["id"],"referencedTable":"strapi_workflows_stages","onDelete":"CASCADE"},{"name":"strapi_workflows_stages_workflow_lnk_ifk","columns":["workflow_id"],"referencedColumns":["id"],"referencedTable":"strapi_workflows","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"workflow_stage_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"workflow_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"workflow_stage_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"strapi_workflows_stages_permissions_lnk","indexes":[{"name":"strapi_workflows_stages_permissions_lnk_fk","columns":["workflow_stage_id"]},{"name":"strapi_workflows_stages_permissions_lnk_ifk","columns":["permission_id"]},{"name":"strapi_workflows_stages_permissions_lnk_uq","columns":["workflow_stage_id","permission_id"],"type":"unique"},{"name":"strapi_workflows_stages_permissions_lnk_ofk","columns":["permission_ord"]}],"foreignKeys":[{"name":"strapi_workflows_stages_permissions_lnk_fk","columns":["workflow_stage_id"],"referencedColumns":["id"],"referencedTable":"strapi_workflows_stages","onDelete":"CASCADE"},{"name":"strapi_workflows_stages_permissions_lnk_ifk","columns":["permission_id"],"referencedColumns":["id"],"referencedTable":"admin_permissions","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"workflow_stage_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"permission_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"permission_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"up_permissions_role_lnk","indexes":[{"name":"up_permissions_role_lnk_fk","columns":["permission_id"]},{"name":"up_permissions_role_lnk_ifk","columns":["role_id"]},{"name":"up_permissions_role_lnk_uq","columns":["permission_id","role_id"],"type":"unique"},{"name":"up_permissions_role_lnk_oifk","columns":["permission_ord"]}],"foreignKeys":[{"name":"up_permissions_role_lnk_fk","columns":["permission_id"],"referencedColumns":["id"],"referencedTable":"up_permissions","onDelete":"CASCADE"},{"name":"up_permissions_role_lnk_ifk","columns":["role_id"],"referencedColumns":["id"],"referencedTable":"up_roles","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"permission_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"role_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"permission_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"up_users_role_lnk","indexes":[{"name":"up_users_role_lnk_fk","columns":["user_id"]},{"name":"up_users_role_lnk_ifk","columns":["role_id"]},{"name":"up_users_role_lnk_uq","columns":["user_id","role_id"],"type":"unique"},{"name":"up_users_role_lnk_oifk","columns":["user_ord"]}],"foreignKeys":[{"name":"up_users_role_lnk_fk","columns":["user_id"],"referencedColumns":["id"],"referencedTable":"up_users","onDelete":"CASCADE"},{"name":"up_users_role_lnk_ifk","columns":["role_id"],"referencedColumns":["id"],"referencedTable":"up_roles","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"user_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"role_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"user_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"audit_entries_organisation_lnk","indexes":[{"name":"audit_entries_organisation_lnk_fk","columns":["audit_entry_id"]},{"name":"audit_entries_organisation_lnk_ifk","columns":["organisation_id"]},{"name":"audit_entries_organisation_lnk_uq","columns":["audit_entry_id","organisation_id"],"type":"unique"}],"foreignKeys":[{"name":"audit_entries_organisation_lnk_fk","columns":["audit_entry_id"],"referencedColumns":["id"],"referencedTable":"audit_entries","onDelete":"CASCADE"},{"name":"audit_entries_organisation_lnk_ifk","columns":["organisation_id"],"referencedColumns":["id"],"referencedTable":"organisations","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"audit_entry_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"organisation_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"business_units_organisation_lnk","indexes":[{"name":"business_units_organisation_lnk_fk","columns":["business_unit_id"]},{"name":"business_units_organisation_lnk_ifk","columns":["organisation_id"]},{"name":"business_units_organisation_lnk_uq","columns":["business_unit_id","organisation_id"],"type":"unique"},{"name":"business_units_organisation_lnk_oifk","columns":["business_unit_ord"]}],"foreignKeys":[{"name":"business_units_organisation_lnk_fk","columns":["business_unit_id"],"referencedColumns":["id"],"referencedTable":"business_units","onDelete":"CASCADE"},{"name":"business_units_organisation_lnk_ifk","columns":["organisation_id"],"referencedColumns":["id"],"referencedTable":"organisations","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"business_unit_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"organisation_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"business_unit_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"business_units_tax_file_lnk","indexes":[{"name":"business_units_tax_file_lnk_fk","columns":["business_unit_id"]},{"name":"business_units_tax_file_lnk_ifk","columns":["tax_file_id"]},{"name":"business_units_tax_file_lnk_uq","columns":["business_unit_id","tax_file_id"],"type":"unique"}],"foreignKeys":[{"name":"business_units_tax_file_lnk_fk","columns":["business_unit_id"],"referencedColumns":["id"],"referencedTable":"business_units","onDelete":"CASCADE"},{"name":"business_units_tax_file_lnk_ifk","columns":["tax_file_id"],"referencedColumns":["id"],"referencedTable":"tax_files","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"business_unit_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"tax_file_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"business_units_current_subscription_lnk","indexes":[{"name":"business_units_current_subscription_lnk_fk","columns":["business_unit_id"]},{"name":"business_units_current_subscription_lnk_ifk","columns":["subscription_id"]},{"name":"business_units_current_subscription_lnk_uq","columns":["business_unit_id","subscription_id"],"type":"unique"}],"foreignKeys":[{"name":"business_units_current_subscription_lnk_fk","columns":["business_unit_id"],"referencedColumns":["id"],"referencedTable":"business_units","onDelete":"CASCADE"},{"name":"business_units_current_subscription_lnk_ifk","columns":["subscription_id"],"referencedColumns":["id"],"referencedTable":"subscriptions","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"business_unit_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"subscription_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"business_units_changed_by_lnk","indexes":[{"name":"business_units_changed_by_lnk_fk","columns":["business_unit_id"]},{"name":"business_units_changed_by_lnk_ifk","columns":["user_id"]},{"name":"business_units_changed_by_lnk_uq","columns":["business_unit_id","user_id"],"type":"unique"}],"foreignKeys":[{"name":"business_units_changed_by_lnk_fk","columns":["business_unit_id"],"referencedColumns":["id"],"referencedTable":"business_units","onDelete":"CASCADE"},{"name":"business_units_changed_by_lnk_ifk","columns":["user_id"],"referencedColumns":["id"],"referencedTable":"up_users","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"business_unit_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"user_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"collective_accounts_body_lnk","indexes":[{"name":"collective_accounts_body_lnk_fk","columns":["collective_account_id"]},{"name":"collective_accounts_body_lnk_ifk","columns":["collective_body_id"]},{"name":"collective_accounts_body_lnk_uq","columns":["collective_account_id","collective_body_id"],"type":"unique"},{"name":"collective_accounts_body_lnk_oifk","columns":["collective_account_ord"]}],"foreignKeys":[{"name":"collective_accounts_body_lnk_fk","columns":["collective_account_id"],"referencedColumns":["id"],"referencedTable":"collective_accounts","onDelete":"CASCADE"},{"name":"collective_accounts_body_lnk_ifk","columns":["collective_body_id"],"referencedColumns":["id"],"referencedTable":"collective_bodies","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"collective_account_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"collective_body_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"collective_account_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"invitations_units_lnk","indexes":[{"name":"invitations_units_lnk_fk","columns":["invitation_id"]},{"name":"invitations_units_lnk_ifk","columns":["business_unit_id"]},{"name":"invitations_units_lnk_uq","columns":["invitation_id","business_unit_id"],"type":"unique"},{"name":"invitations_units_lnk_ofk","columns":["business_unit_ord"]}],"foreignKeys":[{"name":"invitations_units_lnk_fk","columns":["invitation_id"],"referencedColumns":["id"],"referencedTable":"invitations","onDelete":"CASCADE"},{"name":"invitations_units_lnk_ifk","columns":["business_unit_id"],"referencedColumns":["id"],"referencedTable":"business_units","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"invitation_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"business_unit_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"business_unit_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"invitations_organisation_lnk","indexes":[{"name":"invitations_organisation_lnk_fk","columns":["invitation_id"]},{"name":"invitations_organisation_lnk_ifk","columns":["organisation_id"]},{"name":"invitations_organisation_lnk_uq","columns":["invitation_id","organisation_id"],"type":"unique"}],"foreignKeys":[{"name":"invitations_organisation_lnk_fk","columns":["invitation_id"],"referencedColumns":["id"],"referencedTable":"invitations","onDelete":"CASCADE"},{"name":"invitations_organisation_lnk_ifk","columns":["organisation_id"],"referencedColumns":["id"],"referencedTable":"organisations","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"invitation_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"organisation_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"invitations_invited_by_lnk","indexes":[{"name":"invitations_invited_by_lnk_fk","columns":["invitation_id"]},{"name":"invitations_invited_by_lnk_ifk","columns":["user_id"]},{"name":"invitations_invited_by_lnk_uq","columns":["invitation_id","user_id"],"type":"unique"}],"foreignKeys":[{"name":"invitations_invited_by_lnk_fk","columns":["invitation_id"],"referencedColumns":["id"],"referencedTable":"invitations","onDelete":"CASCADE"},{"name":"invitations_invited_by_lnk_ifk","columns":["user_id"],"referencedColumns":["id"],"referencedTable":"up_users","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"invitation_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"user_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"memberships_user_lnk","indexes":[{"name":"memberships_user_lnk_fk","columns":["membership_id"]},{"name":"memberships_user_lnk_ifk","columns":["user_id"]},{"name":"memberships_user_lnk_uq","columns":["membership_id","user_id"],"type":"unique"}],"foreignKeys":[{"name":"memberships_user_lnk_fk","columns":["membership_id"],"referencedColumns":["id"],"referencedTable":"memberships","onDelete":"CASCADE"},{"name":"memberships_user_lnk_ifk","columns":["user_id"],"referencedColumns":["id"],"referencedTable":"up_users","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"membership_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"user_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"memberships_organisation_lnk","indexes":[{"name":"memberships_organisation_lnk_fk","columns":["membership_id"]},{"name":"memberships_organisation_lnk_ifk","columns":["organisation_id"]},{"name":"memberships_organisation_lnk_uq","columns":["membership_id","organisation_id"],"type":"unique"},{"name":"memberships_organisation_lnk_oifk","columns":["membership_ord"]}],"foreignKeys":[{"name":"memberships_organisation_lnk_fk","columns":["membership_id"],"referencedColumns":["id"],"referencedTable":"memberships","onDelete":"CASCADE"},{"name":"memberships_organisation_lnk_ifk","columns":["organisation_id"],"referencedColumns":["id"],"referencedTable":"organisations","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"membership_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"organisation_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"membership_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"memberships_units_lnk","indexes":[{"name":"memberships_units_lnk_fk","columns":["membership_id"]},{"name":"memberships_units_lnk_ifk","columns":["business_unit_id"]},{"name":"memberships_units_lnk_uq","columns":["membership_id","business_unit_id"],"type":"unique"},{"name":"memberships_units_lnk_ofk","columns":["business_unit_ord"]}],"foreignKeys":[{"name":"memberships_units_lnk_fk","columns":["membership_id"],"referencedColumns":["id"],"referencedTable":"memberships","onDelete":"CASCADE"},{"name":"memberships_units_lnk_ifk","columns":["business_unit_id"],"referencedColumns":["id"],"referencedTable":"business_units","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"membership_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"business_unit_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"business_unit_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"orders_organisation_lnk","indexes":[{"name":"orders_organisation_lnk_fk","columns":["order_id"]},{"name":"orders_organisation_lnk_ifk","columns":["organisation_id"]},{"name":"orders_organisation_lnk_uq","columns":["order_id","organisation_id"],"type":"unique"},{"name":"orders_organisation_lnk_oifk","columns":["order_ord"]}],"foreignKeys":[{"name":"orders_organisation_lnk_fk","columns":["order_id"],"referencedColumns":["id"],"referencedTable":"orders","onDelete":"CASCADE"},{"name":"orders_organisation_lnk_ifk","columns":["organisation_id"],"referencedColumns":["id"],"referencedTable":"organisations","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"order_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"organisation_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"order_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"orders_business_unit_lnk","indexes":[{"name":"orders_business_unit_lnk_fk","columns":["order_id"]},{"name":"orders_business_unit_lnk_ifk","columns":["business_unit_id"]},{"name":"orders_business_unit_lnk_uq","columns":["order_id","business_unit_id"],"type":"unique"},{"name":"orders_business_unit_lnk_oifk","columns":["order_ord"]}],"foreignKeys":[{"name":"orders_business_unit_lnk_fk","columns":["order_id"],"referencedColumns":["id"],"referencedTable":"orders","onDelete":"CASCADE"},{"name":"orders_business_unit_lnk_ifk","columns":["business_unit_id"],"referencedColumns":["id"],"referencedTable":"business_units","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"order_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"business_unit_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"order_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"orders_placed_by_lnk","indexes":[{"name":"orders_placed_by_lnk_fk","columns":["order_id"]},{"name":"orders_placed_by_lnk_ifk","columns":["user_id"]},{"name":"orders_placed_by_lnk_uq","columns":["order_id","user_id"],"type":"unique"}],"foreignKeys":[{"name":"orders_placed_by_lnk_fk","columns":["order_id"],"referencedColumns":["id"],"referencedTable":"orders","onDelete":"CASCADE"},{"name":"orders_placed_by_lnk_ifk","columns":["user_id"],"referencedColumns":["id"],"referencedTable":"up_users","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"order_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"user_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"playlists_tracks_lnk","indexes":[{"name":"playlists_tracks_lnk_fk","columns":["playlist_id"]},{"name":"playlists_tracks_lnk_ifk","columns":["track_id"]},{"name":"playlists_tracks_lnk_uq","columns":["playlist_id","track_id"],"type":"unique"},{"name":"playlists_tracks_lnk_ofk","columns":["track_ord"]}],"foreignKeys":[{"name":"playlists_tracks_lnk_fk","columns":["playlist_id"],"referencedColumns":["id"],"referencedTable":"playlists","onDelete":"CASCADE"},{"name":"playlists_tracks_lnk_ifk","columns":["track_id"],"referencedColumns":["id"],"referencedTable":"tracks","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"playlist_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"track_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"track_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"playlists_organisation_lnk","indexes":[{"name":"playlists_organisation_lnk_fk","columns":["playlist_id"]},{"name":"playlists_organisation_lnk_ifk","columns":["organisation_id"]},{"name":"playlists_organisation_lnk_uq","columns":["playlist_id","organisation_id"],"type":"unique"}],"foreignKeys":[{"name":"playlists_organisation_lnk_fk","columns":["playlist_id"],"referencedColumns":["id"],"referencedTable":"playlists","onDelete":"CASCADE"},{"name":"playlists_organisation_lnk_ifk","columns":["organisation_id"],"referencedColumns":["id"],"referencedTable":"organisations","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"playlist_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"organisation_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"playlists_changed_by_lnk","indexes":[{"name":"playlists_changed_by_lnk_fk","columns":["playlist_id"]},{"name":"playlists_changed_by_lnk_ifk","columns":["user_id"]},{"name":"playlists_changed_by_lnk_uq","columns":["playlist_id","user_id"],"type":"unique"}],"foreignKeys":[{"name":"playlists_changed_by_lnk_fk","columns":["playlist_id"],"referencedColumns":["id"],"referencedTable":"playlists","onDelete":"CASCADE"},{"name":"playlists_changed_by_lnk_ifk","columns":["user_id"],"referencedColumns":["id"],"referencedTable":"up_users","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"playlist_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"user_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"registrations_user_lnk","indexes":[{"name":"registrations_user_lnk_fk","columns":["registration_id"]},{"name":"registrations_user_lnk_ifk","columns":["user_id"]},{"name":"registrations_user_lnk_uq","columns":["registration_id","user_id"],"type":"unique"}],"foreignKeys":[{"name":"registrations_user_lnk_fk","columns":["registration_id"],"referencedColumns":["id"],"referencedTable":"registrations","onDelete":"CASCADE"},{"name":"registrations_user_lnk_ifk","columns":["user_id"],"referencedColumns":["id"],"referencedTable":"up_users","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"registration_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"user_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"registrations_tax_file_lnk","indexes":[{"name":"registrations_tax_file_lnk_fk","columns":["registration_id"]},{"name":"registrations_tax_file_lnk_ifk","columns":["tax_file_id"]},{"name":"registrations_tax_file_lnk_uq","columns":["registration_id","tax_file_id"],"type":"unique"}],"foreignKeys":[{"name":"registrations_tax_file_lnk_fk","columns":["registration_id"],"referencedColumns":["id"],"referencedTable":"registrations","onDelete":"CASCADE"},{"name":"registrations_tax_file_lnk_ifk","columns":["tax_file_id"],"referencedColumns":["id"],"referencedTable":"tax_files","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"registration_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"tax_file_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"registrations_order_lnk","indexes":[{"name":"registrations_order_lnk_fk","columns":["registration_id"]},{"name":"registrations_order_lnk_ifk","columns":["order_id"]},{"name":"registrations_order_lnk_uq","columns":["registration_id","order_id"],"type":"unique"}],"foreignKeys":[{"name":"registrations_order_lnk_fk","columns":["registration_id"],"referencedColumns":["id"],"referencedTable":"registrations","onDelete":"CASCADE"},{"name":"registrations_order_lnk_ifk","columns":["order_id"],"referencedColumns":["id"],"referencedTable":"orders","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"registration_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"order_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"report_destinations_body_lnk","indexes":[{"name":"report_destinations_body_lnk_fk","columns":["report_destination_id"]},{"name":"report_destinations_body_lnk_ifk","columns":["collective_body_id"]},{"name":"report_destinations_body_lnk_uq","columns":["report_destination_id","collective_body_id"],"type":"unique"},{"name":"report_destinations_body_lnk_oifk","columns":["report_destination_ord"]}],"foreignKeys":[{"name":"report_destinations_body_lnk_fk","columns":["report_destination_id"],"referencedColumns":["id"],"referencedTable":"report_destinations","onDelete":"CASCADE"},{"name":"report_destinations_body_lnk_ifk","columns":["collective_body_id"],"referencedColumns":["id"],"referencedTable":"collective_bodies","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"report_destination_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"collective_body_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"report_destination_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"subscriptions_organisation_lnk","indexes":[{"name":"subscriptions_organisation_lnk_fk","columns":["subscription_id"]},{"name":"subscriptions_organisation_lnk_ifk","columns":["organisation_id"]},{"name":"subscriptions_organisation_lnk_uq","columns":["subscription_id","organisation_id"],"type":"unique"}],"foreignKeys":[{"name":"subscriptions_organisation_lnk_fk","columns":["subscription_id"],"referencedColumns":["id"],"referencedTable":"subscriptions","onDelete":"CASCADE"},{"name":"subscriptions_organisation_lnk_ifk","columns":["organisation_id"],"referencedColumns":["id"],"referencedTable":"organisations","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"subscription_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"organisation_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"subscriptions_business_unit_lnk","indexes":[{"name":"subscriptions_business_unit_lnk_fk","columns":["subscription_id"]},{"name":"subscriptions_business_unit_lnk_ifk","columns":["business_unit_id"]},{"name":"subscriptions_business_unit_lnk_uq","columns":["subscription_id","business_unit_id"],"type":"unique"},{"name":"subscriptions_business_unit_lnk_oifk","columns":["subscription_ord"]}],"foreignKeys":[{"name":"subscriptions_business_unit_lnk_fk","columns":["subscription_id"],"referencedColumns":["id"],"referencedTable":"subscriptions","onDelete":"CASCADE"},{"name":"subscriptions_business_unit_lnk_ifk","columns":["business_unit_id"],"referencedColumns":["id"],"referencedTable":"business_units","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"subscription_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"business_unit_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"subscription_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"subscriptions_order_lnk","indexes":[{"name":"subscriptions_order_lnk_fk","columns":["subscription_id"]},{"name":"subscriptions_order_lnk_ifk","columns":["order_id"]},{"name":"subscriptions_order_lnk_uq","columns":["subscription_id","order_id"],"type":"unique"}],"foreignKeys":[{"name":"subscriptions_order_lnk_fk","columns":["subscription_id"],"referencedColumns":["id"],"referencedTable":"subscriptions","onDelete":"CASCADE"},{"name":"subscriptions_order_lnk_ifk","columns":["order_id"],"referencedColumns":["id"],"referencedTable":"orders","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"subscription_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"order_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"tracks_artists_lnk","indexes":[{"name":"tracks_artists_lnk_fk","columns":["track_id"]},{"name":"tracks_artists_lnk_ifk","columns":["artist_id"]},{"name":"tracks_artists_lnk_uq","columns":["track_id","artist_id"],"type":"unique"},{"name":"tracks_artists_lnk_ofk","columns":["artist_ord"]},{"name":"tracks_artists_lnk_oifk","columns":["track_ord"]}],"foreignKeys":[{"name":"tracks_artists_lnk_fk","columns":["track_id"],"referencedColumns":["id"],"referencedTable":"tracks","onDelete":"CASCADE"},{"name":"tracks_artists_lnk_ifk","columns":["artist_id"],"referencedColumns":["id"],"referencedTable":"artists","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"track_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"artist_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"artist_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"track_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"tracks_clean_version_lnk","indexes":[{"name":"tracks_clean_version_lnk_fk","columns":["track_id"]},{"name":"tracks_clean_version_lnk_ifk","columns":["inv_track_id"]},{"name":"tracks_clean_version_lnk_uq","columns":["track_id","inv_track_id"],"type":"unique"}],"foreignKeys":[{"name":"tracks_clean_version_lnk_fk","columns":["track_id"],"referencedColumns":["id"],"referencedTable":"tracks","onDelete":"CASCADE"},{"name":"tracks_clean_version_lnk_ifk","columns":["inv_track_id"],"referencedColumns":["id"],"referencedTable":"tracks","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"track_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"inv_track_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"unit_imports_organisation_lnk","indexes":[{"name":"unit_imports_organisation_lnk_fk","columns":["unit_import_id"]},{"name":"unit_imports_organisation_lnk_ifk","columns":["organisation_id"]},{"name":"unit_imports_organisation_lnk_uq","columns":["unit_import_id","organisation_id"],"type":"unique"}],"foreignKeys":[{"name":"unit_imports_organisation_lnk_fk","columns":["unit_import_id"],"referencedColumns":["id"],"referencedTable":"unit_imports","onDelete":"CASCADE"},{"name":"unit_imports_organisation_lnk_ifk","columns":["organisation_id"],"referencedColumns":["id"],"referencedTable":"organisations","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"unit_import_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"organisation_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"unit_imports_user_lnk","indexes":[{"name":"unit_imports_user_lnk_fk","columns":["unit_import_id"]},{"name":"unit_imports_user_lnk_ifk","columns":["user_id"]},{"name":"unit_imports_user_lnk_uq","columns":["unit_import_id","user_id"],"type":"unique"}],"foreignKeys":[{"name":"unit_imports_user_lnk_fk","columns":["unit_import_id"],"referencedColumns":["id"],"referencedTable":"unit_imports","onDelete":"CASCADE"},{"name":"unit_imports_user_lnk_ifk","columns":["user_id"],"referencedColumns":["id"],"referencedTable":"up_users","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"unit_import_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"user_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"zones_business_unit_lnk","indexes":[{"name":"zones_business_unit_lnk_fk","columns":["zone_id"]},{"name":"zones_business_unit_lnk_ifk","columns":["business_unit_id"]},{"name":"zones_business_unit_lnk_uq","columns":["zone_id","business_unit_id"],"type":"unique"},{"name":"zones_business_unit_lnk_oifk","columns":["zone_ord"]}],"foreignKeys":[{"name":"zones_business_unit_lnk_fk","columns":["zone_id"],"referencedColumns":["id"],"referencedTable":"zones","onDelete":"CASCADE"},{"name":"zones_business_unit_lnk_ifk","columns":["business_unit_id"],"referencedColumns":["id"],"referencedTable":"business_units","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"zone_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"business_unit_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"zone_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"admin_permissions_role_lnk","indexes":[{"name":"admin_permissions_role_lnk_fk","columns":["permission_id"]},{"name":"admin_permissions_role_lnk_ifk","columns":["role_id"]},{"name":"admin_permissions_role_lnk_uq","columns":["permission_id","role_id"],"type":"unique"},{"name":"admin_permissions_role_lnk_oifk","columns":["permission_ord"]}],"foreignKeys":[{"name":"admin_permissions_role_lnk_fk","columns":["permission_id"],"referencedColumns":["id"],"referencedTable":"admin_permissions","onDelete":"CASCADE"},{"name":"admin_permissions_role_lnk_ifk","columns":["role_id"],"referencedColumns":["id"],"referencedTable":"admin_roles","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"permission_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"role_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"permission_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"admin_permissions_api_token_lnk","indexes":[{"name":"admin_permissions_api_token_lnk_fk","columns":["permission_id"]},{"name":"admin_permissions_api_token_lnk_ifk","columns":["api_token_id"]},{"name":"admin_permissions_api_token_lnk_uq","columns":["permission_id","api_token_id"],"type":"unique"},{"name":"admin_permissions_api_token_lnk_oifk","columns":["permission_ord"]}],"foreignKeys":[{"name":"admin_permissions_api_token_lnk_fk","columns":["permission_id"],"referencedColumns":["id"],"referencedTable":"admin_permissions","onDelete":"CASCADE"},{"name":"admin_permissions_api_token_lnk_ifk","columns":["api_token_id"],"referencedColumns":["id"],"referencedTable":"strapi_api_tokens","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"permission_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"api_token_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"permission_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"admin_users_roles_lnk","indexes":[{"name":"admin_users_roles_lnk_fk","columns":["user_id"]},{"name":"admin_users_roles_lnk_ifk","columns":["role_id"]},{"name":"admin_users_roles_lnk_uq","columns":["user_id","role_id"],"type":"unique"},{"name":"admin_users_roles_lnk_ofk","columns":["role_ord"]},{"name":"admin_users_roles_lnk_oifk","columns":["user_ord"]}],"foreignKeys":[{"name":"admin_users_roles_lnk_fk","columns":["user_id"],"referencedColumns":["id"],"referencedTable":"admin_users","onDelete":"CASCADE"},{"name":"admin_users_roles_lnk_ifk","columns":["role_id"],"referencedColumns":["id"],"referencedTable":"admin_roles","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"user_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"role_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"role_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"user_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"strapi_api_tokens_admin_user_owner_lnk","indexes":[{"name":"strapi_api_tokens_admin_user_owner_lnk_fk","columns":["api_token_id"]},{"name":"strapi_api_tokens_admin_user_owner_lnk_ifk","columns":["user_id"]},{"name":"strapi_api_tokens_admin_user_owner_lnk_uq","columns":["api_token_id","user_id"],"type":"unique"},{"name":"strapi_api_tokens_admin_user_owner_lnk_oifk","columns":["api_token_ord"]}],"foreignKeys":[{"name":"strapi_api_tokens_admin_user_owner_lnk_fk","columns":["api_token_id"],"referencedColumns":["id"],"referencedTable":"strapi_api_tokens","onDelete":"CASCADE"},{"name":"strapi_api_tokens_admin_user_owner_lnk_ifk","columns":["user_id"],"referencedColumns":["id"],"referencedTable":"admin_users","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"api_token_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"user_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"api_token_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"strapi_api_token_permissions_token_lnk","indexes":[{"name":"strapi_api_token_permissions_token_lnk_fk","columns":["api_token_permission_id"]},{"name":"strapi_api_token_permissions_token_lnk_ifk","columns":["api_token_id"]},{"name":"strapi_api_token_permissions_token_lnk_uq","columns":["api_token_permission_id","api_token_id"],"type":"unique"},{"name":"strapi_api_token_permissions_token_lnk_oifk","columns":["api_token_permission_ord"]}],"foreignKeys":[{"name":"strapi_api_token_permissions_token_lnk_fk","columns":["api_token_permission_id"],"referencedColumns":["id"],"referencedTable":"strapi_api_token_permissions","onDelete":"CASCADE"},{"name":"strapi_api_token_permissions_token_lnk_ifk","columns":["api_token_id"],"referencedColumns":["id"],"referencedTable":"strapi_api_tokens","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"api_token_permission_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"api_token_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"api_token_permission_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]},{"name":"strapi_transfer_token_permissions_token_lnk","indexes":[{"name":"strapi_transfer_token_permissions_token_lnk_fk","columns":["transfer_token_permission_id"]},{"name":"strapi_transfer_token_permissions_token_lnk_ifk","columns":["transfer_token_id"]},{"name":"strapi_transfer_token_permissions_token_lnk_uq","columns":["transfer_token_permission_id","transfer_token_id"],"type":"unique"},{"name":"strapi_transfer_token_permissions_token_lnk_oifk","columns":["transfer_token_permission_ord"]}],"foreignKeys":[{"name":"strapi_transfer_token_permissions_token_lnk_fk","columns":["transfer_token_permission_id"],"referencedColumns":["id"],"referencedTable":"strapi_transfer_token_permissions","onDelete":"CASCADE"},{"name":"strapi_transfer_token_permissions_token_lnk_ifk","columns":["transfer_token_id"],"referencedColumns":["id"],"referencedTable":"strapi_transfer_tokens","onDelete":"CASCADE"}],"columns":[{"name":"id","type":"increments","args":[{"primary":true,"primaryKey":true}],"defaultTo":null,"notNullable":true,"unsigned":false},{"name":"transfer_token_permission_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"transfer_token_id","type":"integer","args":[],"defaultTo":null,"notNullable":false,"unsigned":true},{"name":"transfer_token_permission_ord","type":"double","args":[],"defaultTo":null,"notNullable":false,"unsigned":true}]}]}', (now() at time zone 'utc'), 'fdf0a08a947e9c88e3330a3602da5799a5e3688f16b29714d55e189f172657c1');
insert into public.strapi_migrations (name, "time") values ('2026.11.21T20.00.00.consents-both-ways.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.22T00.00.00.columns-of-relations.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.22T04.00.00.reminders-with-their-mail.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.22T17.00.00.package-terms-once.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.22T21.00.00.jobs-in-one-table.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.23T02.00.00.plain-names.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.23T03.00.00.devices-and-plays.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.23T09.00.00.licence-versions.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.23T10.00.00.licence-batches.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.23T11.00.00.track-terms.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.23T12.00.00.online-payments.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.23T12.00.00.schedule-seasons.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.23T13.00.00.payment-settlements.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.23T13.00.00.zone-batches.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.23T18.00.00.usage-seals.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.23T20.00.00.remote-passes.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.23T21.00.00.play-works.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.23T21.00.00.usage-reports.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.23T23.00.00.refunded-subscriptions.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.24T01.00.00.track-terms-by-title.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.26T20.00.00.usage-archives.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.26T22.40.00.announcements.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.26T23.10.00.api-keys.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.26T23.20.00.webhooks.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.26T23.30.00.incidents.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.26T23.40.00.report-deliveries.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.26T23.50.00.usage-coverage.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.27T00.10.00.collective-keys.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.28T17.00.00.grants-under-review.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.28T17.00.00.licensed-periods.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.28T17.10.00.play-rejections.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.28T17.20.00.former-time-zones.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.28T17.30.00.confirmed-pairings.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.28T17.30.00.coverage-within-opening-hours.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.28T18.00.00.package-area.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.28T19.00.00.pg-boss.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.28T20.00.00.player-boots.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.29T09.00.00.partitioned-plays.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.29T10.00.00.usage-log.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.29T21.00.00.invoice-documents.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.29T21.00.00.report-manifests.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.29T21.10.00.unmatched-works.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.29T21.20.00.totals-from-the-log.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.29T22.00.00.order-lines.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T01.30.00.grace-periods.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T02.00.00.period-parts.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T03.00.00.scheduled-changes.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T03.30.00.carts.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T04.00.00.subscription-pauses.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T05.00.00.track-bans.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T06.20.00.installation-codes.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T07.00.00.moved-subscriptions.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T08.00.00.price-changes.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T08.30.00.pay-link-orders.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T09.00.00.device-keys.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T09.10.00.signed-plays.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T10.00.00.track-feedback.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T11.00.00.unit-groups.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T11.10.00.unit-locks.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T12.00.00.tax-in-sen.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T12.30.00.coretax.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T13.00.00.service-status.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T17.50.00.signed-plays.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T18.00.00.repeating-exceptions.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T18.30.00.staff-carts.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T18.31.00.sent-emails.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T18.32.00.closing-units.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T18.50.00.receipts.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T19.10.00.withholdings.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T22.00.00.log-entries-of-places.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T22.20.00.order-approval.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T22.22.00.quotations.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T22.40.00.trials.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T22.41.00.organisation-closings.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.11.30T23.00.00.recorded-transfers.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.12.01T01.10.00.log-witnesses.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.12.01T02.00.00.licence-status-tokens.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.12.01T02.10.00.licence-status-addresses.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.12.01T03.00.00.coverage-groups.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.12.01T03.30.00.browser-cosignatures.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.12.01T04.10.00.more-search-terms.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.12.01T05.10.00.log-policies.js', (now() at time zone 'utc'));
insert into public.strapi_migrations (name, "time") values ('2026.12.01T06.31.00.one-browser-cosignature-per-key.js', (now() at time zone 'utc'));
insert into public.strapi_migrations_internal (name, "time") values ('5.0.0-rename-identifiers-longer-than-max-length', (now() at time zone 'utc'));
insert into public.strapi_migrations_internal (name, "time") values ('5.0.0-02-created-document-id', (now() at time zone 'utc'));
insert into public.strapi_migrations_internal (name, "time") values ('5.0.0-03-created-locale', (now() at time zone 'utc'));
insert into public.strapi_migrations_internal (name, "time") values ('5.0.0-04-created-published-at', (now() at time zone 'utc'));
insert into public.strapi_migrations_internal (name, "time") values ('5.0.0-05-drop-slug-fields-index', (now() at time zone 'utc'));
insert into public.strapi_migrations_internal (name, "time") values ('5.0.0-06-add-document-id-indexes', (now() at time zone 'utc'));
insert into public.strapi_migrations_internal (name, "time") values ('core::5.0.0-discard-drafts', (now() at time zone 'utc'));
insert into public.strapi_migrations_internal (name, "time") values ('admin::migrate-prefered-language-dk-to-da', (now() at time zone 'utc'));
