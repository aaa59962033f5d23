-- How a shop looks: the color that its shades were made of, null until its owner chooses one, and its logo, one of its pictures.

create domain accent_color as text check (value ~ '^#[0-9a-f]{6}$');
create domain logo_ground as text check (value in ('white', 'accent', 'none'));

alter table shops
  add column accent accent_color,
  add column logo_id ulid,
  add column logo_ground logo_ground not null default 'white',
  add column look_version integer not null default 1,
  add foreign key (organization_id, logo_id) references pictures;
