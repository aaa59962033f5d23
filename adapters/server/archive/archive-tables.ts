import type { ArchiveForm } from "#core/archive/archive.ts";

/** A table of the database in an archive. */
export interface ArchiveTable {
  readonly name: string;
  readonly folder: string;
  readonly form: ArchiveForm;
  /** Columns that are a secret, or the half of one. */
  readonly withheld: readonly string[];
}

const csv = (folder: string, name: string, ...withheld: readonly string[]): ArchiveTable => ({
  name,
  folder,
  form: "csv",
  withheld,
});
const json = (folder: string, name: string): ArchiveTable => ({ name, folder, form: "json", withheld: [] });

/** Everything that an organization owns (ARCHIVE-1), by the folder that it stands in. */
export const ARCHIVE_TABLES: readonly ArchiveTable[] = [
  csv("orders", "orders"),
  csv("orders", "order_numbers"),
  csv("orders", "order_lines"),
  csv("orders", "events"),
  csv("orders", "order_line_changes"),
  csv("orders", "order_complaints"),
  csv("orders", "order_refunds"),
  csv("orders", "order_printings"),
  csv("orders", "order_runs", "token_hash", "lookup_hash", "pin_hash"),
  csv("orders", "courier_actions"),
  csv("orders", "phone_orders"),
  csv("orders", "kept_invoices"),
  csv("cash", "cash_drops"),
  csv("cash", "cash_drop_orders"),
  csv("cash", "cash_counts"),
  csv("customers", "customers"),
  csv("customers", "balances"),
  csv("customers", "points_ledger"),
  csv("customers", "customer_promotions"),
  csv("customers", "analytics_events"),
  csv("customers", "consent_texts"),
  csv("promotions", "promotion_counters"),
  csv("promotions", "redemptions"),
  json("promotions", "promotions"),
  csv("menu", "categories"),
  csv("menu", "products"),
  csv("menu", "product_prices"),
  csv("menu", "product_availability"),
  csv("menu", "product_stock"),
  csv("menu", "modifier_groups"),
  csv("menu", "modifiers"),
  csv("menu", "modifier_prices"),
  csv("menu", "modifier_availability"),
  csv("menu", "product_modifier_groups"),
  csv("menu", "price_updates"),
  csv("menu", "price_changes"),
  csv("menu", "price_update_moves"),
  json("menu", "menu_drafts"),
  json("menu", "menu_draft_changes"),
  json("menu", "menu_publications"),
  csv("menu", "pictures"),
  json("settings", "organizations"),
  json("settings", "shops"),
  json("settings", "locations"),
  json("settings", "zones"),
  csv("settings", "redirects"),
  json("settings", "legal_drafts"),
  json("settings", "legal_versions"),
  csv("staff", "employees"),
  csv("staff", "staff_invitations", "token_hash"),
  csv("staff", "audit_log"),
];
