-- Pictures of products that were uploaded, drawn again in several widths and forms.

create table pictures (
  organization_id ulid not null,
  id ulid not null unique,
  shop_id ulid not null,
  -- In pixels, at its widest.
  width positive_int not null,
  height positive_int not null,
  made_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, shop_id) references shops
);
create index pictures_of_shop on pictures (organization_id, shop_id);
create index pictures_by_time on pictures (made_at);
call protect_tenant('pictures');

create table picture_files (
  organization_id ulid not null,
  picture_id ulid not null,
  width positive_int not null,
  form text not null check (form in ('avif', 'webp')),
  bytes bytea not null check (octet_length(bytes) <= 8388608),
  primary key (organization_id, picture_id, width, form),
  unique (picture_id, width, form),
  foreign key (organization_id, picture_id) references pictures on delete cascade
);
-- Compressed as they are.
alter table picture_files alter column bytes set storage external;
call protect_tenant('picture_files');
