/**
 * Arguments of `postgres` for one restaurant's machine: little memory, no network, full durability, and a log
 * that repeats no row of a customer. The figures were measured for the order path.
 */
export function engineArguments(socketDirectory: string, maxConnections: number): readonly string[] {
  const settings: Readonly<Record<string, string>> = {
    listen_addresses: "",
    unix_socket_directories: socketDirectory,
    unix_socket_permissions: "0700",
    max_connections: String(maxConnections),
    shared_buffers: "16MB",
    work_mem: "2MB",
    jit: "off",
    io_method: "sync",
    max_parallel_workers: "0",
    max_parallel_workers_per_gather: "0",
    max_parallel_maintenance_workers: "0",
    max_logical_replication_workers: "0",
    autovacuum_max_workers: "1",
    autovacuum_worker_slots: "1",
    autovacuum_naptime: "10s",
    min_wal_size: "32MB",
    max_wal_size: "128MB",
    fsync: "on",
    full_page_writes: "on",
    synchronous_commit: "on",
    // After a crash PostgreSQL writes everything to the disk before it recovers: one call, where else each of a thousand
    // files has its own, which takes seconds on a busy disk. Only Linux has it.
    ...(process.platform === "linux" ? { recovery_init_sync_method: "syncfs" } : {}),
    timezone: "UTC",
    log_timezone: "UTC",
    logging_collector: "off",
    log_checkpoints: "off",
    // Statements and details of errors hold names, phones and addresses.
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
