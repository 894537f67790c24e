// Made by `npm run api`.

export interface paths {
  '/API/v2/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Where the documentation is
     * @description The addresses of this document and of the page that shows it.
     */
    get: operations['getIndex'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/audit/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List audit entries
     * @description Those that the caller sees, page by page. Never while acting as another user.
     */
    get: operations['listAuditEntries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/audit/chain/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Verify all audit entries: whether one was changed, removed or slipped in
     * @description All hashes are worked out anew, which takes a while; whoever asks meanwhile gets the same answer. Never while acting as another user.
     */
    get: operations['verifyAudit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/audit/export/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export audit entries, the oldest first, as CSV or JSON lines
     * @description Takes the filters of the list. The export itself leaves an entry. Never while acting as another user.
     */
    get: operations['exportAudit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/audit/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one of the audit entries
     * @description One that the caller does not see is not found. Never while acting as another user.
     */
    get: operations['getAuditEntry'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/exportlocations/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List export locations
     * @description Those that the caller sees, page by page.
     */
    get: operations['listExportLocations'];
    put?: never;
    /**
     * Add a new export location
     * @description The answer shows it as it is then, and says in `Location` where it is.
     */
    post: operations['createExportLocation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/exportlocations/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 export locations
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each.
     */
    post: operations['createManyExportLocations'];
    /**
     * Delete up to 1000 export locations
     * @description With mode=all either all of them are deleted or none; with mode=each the answer tells what became of each. `If-Match` is refused: it says nothing of several.
     */
    delete: operations['deleteManyExportLocations'];
    options?: never;
    head?: never;
    /**
     * Change up to 1000 export locations, each in its own way or all in the same
     * @description With mode=all either all of them are changed or none; with mode=each the answer tells what became of each. They are shown without what may be long. `If-Match` is refused: it says nothing of several.
     */
    patch: operations['changeManyExportLocations'];
    trace?: never;
  };
  '/API/v2/exportlocations/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one of the export locations
     * @description One that the caller does not see is not found.
     */
    get: operations['getExportLocation'];
    put?: never;
    post?: never;
    /**
     * Delete one of the export locations
     * @description It is gone at once.
     */
    delete: operations['deleteExportLocation'];
    options?: never;
    head?: never;
    /**
     * Change one of the export locations
     * @description What the body leaves out stays as it is.
     */
    patch: operations['changeExportLocation'];
    trace?: never;
  };
  '/API/v2/groups/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List groups
     * @description Those that the caller sees, page by page.
     */
    get: operations['listGroups'];
    put?: never;
    /**
     * Add a new group
     * @description The answer shows it as it is then, and says in `Location` where it is. What could end in a credential or in standing for somebody (a password, superuser, the administrator role) asks for HTTP basic, or for `current_password` beside a session. Never while acting as another user.
     */
    post: operations['createGroup'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/groups/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 groups
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each. What could end in a credential or in standing for somebody (a password, superuser, the administrator role) asks for HTTP basic, or for `current_password` beside a session, in the first of the objects that has it. Never while acting as another user.
     */
    post: operations['createManyGroups'];
    /**
     * Delete up to 1000 groups
     * @description With mode=all either all of them are deleted or none; with mode=each the answer tells what became of each. `If-Match` is refused: it says nothing of several. Never while acting as another user.
     */
    delete: operations['deleteManyGroups'];
    options?: never;
    head?: never;
    /**
     * Change up to 1000 groups, each in its own way or all in the same
     * @description With mode=all either all of them are changed or none; with mode=each the answer tells what became of each. They are shown without what may be long. `If-Match` is refused: it says nothing of several. What could end in a credential or in standing for somebody (a password, superuser, the administrator role) asks for HTTP basic, or for `current_password` beside a session, in the first of the objects that has it. Never while acting as another user.
     */
    patch: operations['changeManyGroups'];
    trace?: never;
  };
  '/API/v2/groups/roles/create/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make sure that roles are there, as a tree or several; may be sent any number of times
     * @description At most 1000 roles and ten levels. Roles of the media backend and of the platform are not changed. Never while acting as another user.
     */
    post: operations['registerRoles'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/groups/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one of the groups
     * @description One that the caller does not see is not found.
     */
    get: operations['getGroup'];
    put?: never;
    post?: never;
    /**
     * Delete one of the groups
     * @description It is gone at once. Never while acting as another user.
     */
    delete: operations['deleteGroup'];
    options?: never;
    head?: never;
    /**
     * Change one of the groups
     * @description What the body leaves out stays as it is. What could end in a credential or in standing for somebody (a password, superuser, the administrator role) asks for HTTP basic, or for `current_password` beside a session. Never while acting as another user.
     */
    patch: operations['changeGroup'];
    trace?: never;
  };
  '/API/v2/groups/{id}/parents/{parent}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Add a parent to those of a group
     * @description What is so already stays so. What makes somebody an administrator asks for HTTP basic, or for `current_password` beside a session. Never while acting as another user.
     */
    put: operations['addGroupParent'];
    post?: never;
    /**
     * Remove a parent from those of a group
     * @description What is so already stays so. What makes somebody an administrator asks for HTTP basic, or for `current_password` beside a session. Never while acting as another user.
     */
    delete: operations['removeGroupParent'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/groups/{id}/permissions/{permission}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Add a permission to those of a group
     * @description What is so already stays so. What makes somebody an administrator asks for HTTP basic, or for `current_password` beside a session. Never while acting as another user.
     */
    put: operations['addGroupPermission'];
    post?: never;
    /**
     * Remove a permission from those of a group
     * @description What is so already stays so. What makes somebody an administrator asks for HTTP basic, or for `current_password` beside a session. Never while acting as another user.
     */
    delete: operations['removeGroupPermission'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/groups/{id}/roles/{role}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Add a role to those of a group
     * @description What is so already stays so. What makes somebody an administrator asks for HTTP basic, or for `current_password` beside a session. Never while acting as another user.
     */
    put: operations['addGroupRole'];
    post?: never;
    /**
     * Remove a role from those of a group
     * @description What is so already stays so. What makes somebody an administrator asks for HTTP basic, or for `current_password` beside a session. Never while acting as another user.
     */
    delete: operations['removeGroupRole'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/healthcheck/ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether the service can do its work
     * @description Asks the database. What is missing is told to callers who are signed in only.
     */
    get: operations['getReadiness'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/healthcheck/simple': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether the service is alive
     * @description Asks nothing of the database: as long as the process serves, it is `ok`.
     */
    get: operations['getHealth'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/me/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one's own profile
     * @description Name and account besides the preferences. What one may do is under `access/` and `whoami/`.
     */
    get: operations['getMe'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change one's own preferences
     * @description What the body leaves out stays as it is. An object in it takes the place of the one that is there; in a body of `application/merge-patch+json` it changes that (RFC 7396). Permissions, roles and groups are for administrators to change.
     */
    patch: operations['changeMe'];
    trace?: never;
  };
  '/API/v2/me/access/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Where all that one may do comes from
     * @description Each permission and role with the groups that it comes through.
     */
    get: operations['explainMyAccess'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/me/acted-as/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List who acted as oneself, when, and what they asked for
     * @description Every request that somebody sent by RUNAS with the name of the caller, and that was let in.
     */
    get: operations['listActedAs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/me/history/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what happened to one's own account
     * @description Logins and tries to sign in, what was done to the account and to its newest 100 tokens, by whomever: the newest 500 entries of each kind. Newest first with `order_by=-id`. What others did as oneself is under `me/acted-as/`.
     */
    get: operations['listMyHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/me/password/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change one's own password; other sessions end
     * @description The session that it is sent by goes on; tokens go on unless `revoke_tokens` is true. In person only: by Basic, or by a session and the password; never by a token nor by RUNAS.
     */
    post: operations['changeMyPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/me/themes/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the themes that one may choose
     * @description The approved ones. Which one is chosen is `theme` of `me/`.
     */
    get: operations['listMyThemes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/me/themes/{id}/thumbnail/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A small picture of a page in a theme, as SVG
     * @description Of any theme that one may choose; who looks after the themes gets those of all.
     */
    get: operations['getThemeThumbnail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/mediabin/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List bin items
     * @description Those that the caller sees, page by page.
     */
    get: operations['listBinItems'];
    put?: never;
    /**
     * Put a resource into the bin; one that is there already is updated where it stands
     * @description 201 when it was added, at the end; 200 when it was there. With `position` it is put or moved there. A bin holds at most 1000 items.
     */
    post: operations['createBinItem'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/mediabin/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 bin items
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each. With mode=all it is 201 when any of them was added, 200 when all were there.
     */
    post: operations['createManyBinItems'];
    /**
     * Delete up to 1000 bin items
     * @description With mode=all either all of them are deleted or none; with mode=each the answer tells what became of each. `If-Match` is refused: it says nothing of several.
     */
    delete: operations['deleteManyBinItems'];
    options?: never;
    head?: never;
    /**
     * Change up to 1000 bin items, each in its own way or all in the same
     * @description With mode=all either all of them are changed or none; with mode=each the answer tells what became of each. They are shown without what may be long. `If-Match` is refused: it says nothing of several.
     */
    patch: operations['changeManyBinItems'];
    trace?: never;
  };
  '/API/v2/mediabin/clear/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take everything out of the bin
     * @description It can be brought back by `undo`, within fifteen minutes.
     */
    post: operations['clearBin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/mediabin/remove/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take several items out of the bin, all of them or none
     * @description They can be brought back by `undo`, within fifteen minutes.
     */
    post: operations['removeBinItems'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/mediabin/reorder/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Put items first, in the given order; the others keep theirs behind them
     * @description Items that are not in the bin are refused, and nothing is moved.
     */
    post: operations['reorderBin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/mediabin/undo/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Bring back what was last taken out, within fifteen minutes
     * @description What was removed or cleared last, in its old places. Only once.
     */
    post: operations['undoBin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/mediabin/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one of the bin items
     * @description One that the caller does not see is not found.
     */
    get: operations['getBinItem'];
    put?: never;
    post?: never;
    /**
     * Delete one of the bin items
     * @description It is gone at once.
     */
    delete: operations['deleteBinItem'];
    options?: never;
    head?: never;
    /**
     * Change one of the bin items
     * @description What the body leaves out stays as it is.
     */
    patch: operations['changeBinItem'];
    trace?: never;
  };
  '/API/v2/openapi.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read this document
     * @description OpenAPI 3.1, made from the routes and resources that the running service has.
     */
    get: operations['getApiDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/organisations/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List organisations
     * @description Those that the caller sees, page by page.
     */
    get: operations['listOrganisations'];
    put?: never;
    /**
     * Add a new organisation
     * @description The answer shows it as it is then, and says in `Location` where it is. Never while acting as another user.
     */
    post: operations['createOrganisation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/organisations/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 organisations
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each. Never while acting as another user.
     */
    post: operations['createManyOrganisations'];
    /**
     * Delete up to 1000 organisations
     * @description With mode=all either all of them are deleted or none; with mode=each the answer tells what became of each. `If-Match` is refused: it says nothing of several. Never while acting as another user.
     */
    delete: operations['deleteManyOrganisations'];
    options?: never;
    head?: never;
    /**
     * Change up to 1000 organisations, each in its own way or all in the same
     * @description With mode=all either all of them are changed or none; with mode=each the answer tells what became of each. They are shown without what may be long. `If-Match` is refused: it says nothing of several. Never while acting as another user.
     */
    patch: operations['changeManyOrganisations'];
    trace?: never;
  };
  '/API/v2/organisations/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one of the organisations
     * @description One that the caller does not see is not found.
     */
    get: operations['getOrganisation'];
    put?: never;
    post?: never;
    /**
     * Delete one of the organisations
     * @description It is gone at once. Never while acting as another user.
     */
    delete: operations['deleteOrganisation'];
    options?: never;
    head?: never;
    /**
     * Change one of the organisations
     * @description What the body leaves out stays as it is. Never while acting as another user.
     */
    patch: operations['changeOrganisation'];
    trace?: never;
  };
  '/API/v2/password-links/check/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Whose password a link sets, and until when
     * @description A link that was used, has ended or was never there is not found; guessing is slowed down.
     */
    post: operations['checkPasswordLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/password-links/use/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set one's password by a link, this once
     * @description Sessions end, and tokens unless `revoke_tokens` is false. A link that was used, has ended or was never there is not found.
     */
    post: operations['usePasswordLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/roles/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List roles
     * @description Those that the caller sees, page by page.
     */
    get: operations['listRoles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/roles/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete up to 1000 roles
     * @description With mode=all either all of them are deleted or none; with mode=each the answer tells what became of each. `If-Match` is refused: it says nothing of several. Never while acting as another user.
     */
    delete: operations['deleteManyRoles'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/roles/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one of the roles
     * @description One that the caller does not see is not found.
     */
    get: operations['getRole'];
    put?: never;
    post?: never;
    /**
     * Delete one of the roles
     * @description It is gone at once. Never while acting as another user.
     */
    delete: operations['deleteRole'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/sessions/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sessions
     * @description Those that the caller sees, page by page. Never while acting as another user.
     */
    get: operations['listSessions'];
    put?: never;
    /**
     * Log in; the answer sets the cookies of the session
     * @description Sets the cookies `sessionid` and `csrftoken`; writes repeat the latter in `X-CSRFToken`. A page of another site cannot log its visitors in.
     */
    post: operations['logIn'];
    /**
     * End all of one's own sessions, maybe but the one of the request
     * @description Signs one out everywhere. Clears the cookies of the session of the request, if that ends too. Never while acting as another user.
     */
    delete: operations['endSessions'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/sessions/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete up to 1000 sessions
     * @description With mode=all either all of them are deleted or none; with mode=each the answer tells what became of each. `If-Match` is refused: it says nothing of several. Never while acting as another user.
     */
    delete: operations['deleteManySessions'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/sessions/current/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Log out: end the session of this request
     * @description Clears its cookies. A request that was not signed in by a session is refused. Never while acting as another user.
     */
    delete: operations['logOut'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/sessions/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one of the sessions
     * @description One that the caller does not see is not found. Never while acting as another user.
     */
    get: operations['getSession'];
    put?: never;
    post?: never;
    /**
     * Delete one of the sessions
     * @description It is gone at once. Never while acting as another user.
     */
    delete: operations['deleteSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/standards/aspectratio/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List aspect ratios
     * @description Those that the caller sees, page by page.
     */
    get: operations['listAspectRatios'];
    put?: never;
    /**
     * Add a new aspect ratio
     * @description The answer shows it as it is then, and says in `Location` where it is.
     */
    post: operations['createAspectRatio'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/standards/aspectratio/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 aspect ratios
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each.
     */
    post: operations['createManyAspectRatios'];
    /**
     * Delete up to 1000 aspect ratios
     * @description With mode=all either all of them are deleted or none; with mode=each the answer tells what became of each. `If-Match` is refused: it says nothing of several.
     */
    delete: operations['deleteManyAspectRatios'];
    options?: never;
    head?: never;
    /**
     * Change up to 1000 aspect ratios, each in its own way or all in the same
     * @description With mode=all either all of them are changed or none; with mode=each the answer tells what became of each. They are shown without what may be long. `If-Match` is refused: it says nothing of several.
     */
    patch: operations['changeManyAspectRatios'];
    trace?: never;
  };
  '/API/v2/standards/aspectratio/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one of the aspect ratios
     * @description One that the caller does not see is not found.
     */
    get: operations['getAspectRatio'];
    put?: never;
    post?: never;
    /**
     * Delete one of the aspect ratios
     * @description It is gone at once.
     */
    delete: operations['deleteAspectRatio'];
    options?: never;
    head?: never;
    /**
     * Change one of the aspect ratios
     * @description What the body leaves out stays as it is.
     */
    patch: operations['changeAspectRatio'];
    trace?: never;
  };
  '/API/v2/standards/audiocodec/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List audio codecs
     * @description Those that the caller sees, page by page.
     */
    get: operations['listAudioCodecs'];
    put?: never;
    /**
     * Add a new audio codec
     * @description The answer shows it as it is then, and says in `Location` where it is.
     */
    post: operations['createAudioCodec'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/standards/audiocodec/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 audio codecs
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each.
     */
    post: operations['createManyAudioCodecs'];
    /**
     * Delete up to 1000 audio codecs
     * @description With mode=all either all of them are deleted or none; with mode=each the answer tells what became of each. `If-Match` is refused: it says nothing of several.
     */
    delete: operations['deleteManyAudioCodecs'];
    options?: never;
    head?: never;
    /**
     * Change up to 1000 audio codecs, each in its own way or all in the same
     * @description With mode=all either all of them are changed or none; with mode=each the answer tells what became of each. They are shown without what may be long. `If-Match` is refused: it says nothing of several.
     */
    patch: operations['changeManyAudioCodecs'];
    trace?: never;
  };
  '/API/v2/standards/audiocodec/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one of the audio codecs
     * @description One that the caller does not see is not found.
     */
    get: operations['getAudioCodec'];
    put?: never;
    post?: never;
    /**
     * Delete one of the audio codecs
     * @description It is gone at once.
     */
    delete: operations['deleteAudioCodec'];
    options?: never;
    head?: never;
    /**
     * Change one of the audio codecs
     * @description What the body leaves out stays as it is.
     */
    patch: operations['changeAudioCodec'];
    trace?: never;
  };
  '/API/v2/standards/format/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List formats
     * @description Those that the caller sees, page by page.
     */
    get: operations['listFormats'];
    put?: never;
    /**
     * Add a new format
     * @description The answer shows it as it is then, and says in `Location` where it is.
     */
    post: operations['createFormat'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/standards/format/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 formats
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each.
     */
    post: operations['createManyFormats'];
    /**
     * Delete up to 1000 formats
     * @description With mode=all either all of them are deleted or none; with mode=each the answer tells what became of each. `If-Match` is refused: it says nothing of several.
     */
    delete: operations['deleteManyFormats'];
    options?: never;
    head?: never;
    /**
     * Change up to 1000 formats, each in its own way or all in the same
     * @description With mode=all either all of them are changed or none; with mode=each the answer tells what became of each. They are shown without what may be long. `If-Match` is refused: it says nothing of several.
     */
    patch: operations['changeManyFormats'];
    trace?: never;
  };
  '/API/v2/standards/format/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one of the formats
     * @description One that the caller does not see is not found.
     */
    get: operations['getFormat'];
    put?: never;
    post?: never;
    /**
     * Delete one of the formats
     * @description It is gone at once.
     */
    delete: operations['deleteFormat'];
    options?: never;
    head?: never;
    /**
     * Change one of the formats
     * @description What the body leaves out stays as it is.
     */
    patch: operations['changeFormat'];
    trace?: never;
  };
  '/API/v2/standards/resolution/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List resolutions
     * @description Those that the caller sees, page by page.
     */
    get: operations['listResolutions'];
    put?: never;
    /**
     * Add a new resolution
     * @description The answer shows it as it is then, and says in `Location` where it is.
     */
    post: operations['createResolution'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/standards/resolution/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 resolutions
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each.
     */
    post: operations['createManyResolutions'];
    /**
     * Delete up to 1000 resolutions
     * @description With mode=all either all of them are deleted or none; with mode=each the answer tells what became of each. `If-Match` is refused: it says nothing of several.
     */
    delete: operations['deleteManyResolutions'];
    options?: never;
    head?: never;
    /**
     * Change up to 1000 resolutions, each in its own way or all in the same
     * @description With mode=all either all of them are changed or none; with mode=each the answer tells what became of each. They are shown without what may be long. `If-Match` is refused: it says nothing of several.
     */
    patch: operations['changeManyResolutions'];
    trace?: never;
  };
  '/API/v2/standards/resolution/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one of the resolutions
     * @description One that the caller does not see is not found.
     */
    get: operations['getResolution'];
    put?: never;
    post?: never;
    /**
     * Delete one of the resolutions
     * @description It is gone at once.
     */
    delete: operations['deleteResolution'];
    options?: never;
    head?: never;
    /**
     * Change one of the resolutions
     * @description What the body leaves out stays as it is.
     */
    patch: operations['changeResolution'];
    trace?: never;
  };
  '/API/v2/standards/standard/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List standards
     * @description Those that the caller sees, page by page.
     */
    get: operations['listStandards'];
    put?: never;
    /**
     * Add a new standard
     * @description The answer shows it as it is then, and says in `Location` where it is.
     */
    post: operations['createStandard'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/standards/standard/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 standards
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each.
     */
    post: operations['createManyStandards'];
    /**
     * Delete up to 1000 standards
     * @description With mode=all either all of them are deleted or none; with mode=each the answer tells what became of each. `If-Match` is refused: it says nothing of several.
     */
    delete: operations['deleteManyStandards'];
    options?: never;
    head?: never;
    /**
     * Change up to 1000 standards, each in its own way or all in the same
     * @description With mode=all either all of them are changed or none; with mode=each the answer tells what became of each. They are shown without what may be long. `If-Match` is refused: it says nothing of several.
     */
    patch: operations['changeManyStandards'];
    trace?: never;
  };
  '/API/v2/standards/standard/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one of the standards
     * @description One that the caller does not see is not found.
     */
    get: operations['getStandard'];
    put?: never;
    post?: never;
    /**
     * Delete one of the standards
     * @description It is gone at once.
     */
    delete: operations['deleteStandard'];
    options?: never;
    head?: never;
    /**
     * Change one of the standards
     * @description What the body leaves out stays as it is.
     */
    patch: operations['changeStandard'];
    trace?: never;
  };
  '/API/v2/standards/videocodec/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List video codecs
     * @description Those that the caller sees, page by page.
     */
    get: operations['listVideoCodecs'];
    put?: never;
    /**
     * Add a new video codec
     * @description The answer shows it as it is then, and says in `Location` where it is.
     */
    post: operations['createVideoCodec'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/standards/videocodec/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 video codecs
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each.
     */
    post: operations['createManyVideoCodecs'];
    /**
     * Delete up to 1000 video codecs
     * @description With mode=all either all of them are deleted or none; with mode=each the answer tells what became of each. `If-Match` is refused: it says nothing of several.
     */
    delete: operations['deleteManyVideoCodecs'];
    options?: never;
    head?: never;
    /**
     * Change up to 1000 video codecs, each in its own way or all in the same
     * @description With mode=all either all of them are changed or none; with mode=each the answer tells what became of each. They are shown without what may be long. `If-Match` is refused: it says nothing of several.
     */
    patch: operations['changeManyVideoCodecs'];
    trace?: never;
  };
  '/API/v2/standards/videocodec/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one of the video codecs
     * @description One that the caller does not see is not found.
     */
    get: operations['getVideoCodec'];
    put?: never;
    post?: never;
    /**
     * Delete one of the video codecs
     * @description It is gone at once.
     */
    delete: operations['deleteVideoCodec'];
    options?: never;
    head?: never;
    /**
     * Change one of the video codecs
     * @description What the body leaves out stays as it is.
     */
    patch: operations['changeVideoCodec'];
    trace?: never;
  };
  '/API/v2/themes/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List themes
     * @description Those that the caller sees, page by page.
     */
    get: operations['listThemes'];
    put?: never;
    /**
     * Add a new theme
     * @description The answer shows it as it is then, and says in `Location` where it is.
     */
    post: operations['createTheme'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/themes/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 themes
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each.
     */
    post: operations['createManyThemes'];
    /**
     * Delete up to 1000 themes
     * @description With mode=all either all of them are deleted or none; with mode=each the answer tells what became of each. `If-Match` is refused: it says nothing of several.
     */
    delete: operations['deleteManyThemes'];
    options?: never;
    head?: never;
    /**
     * Change up to 1000 themes, each in its own way or all in the same
     * @description With mode=all either all of them are changed or none; with mode=each the answer tells what became of each. They are shown without what may be long. `If-Match` is refused: it says nothing of several.
     */
    patch: operations['changeManyThemes'];
    trace?: never;
  };
  '/API/v2/themes/check/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check a theme that is not stored
     * @description The template is filled for every page; addresses on this site are looked up, others only compared with the hosts that are allowed. Contrast is worked out from the variables of the style sheet.
     */
    post: operations['checkThemeDraft'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/themes/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one of the themes
     * @description One that the caller does not see is not found.
     */
    get: operations['getTheme'];
    put?: never;
    post?: never;
    /**
     * Delete one of the themes
     * @description It is gone at once.
     */
    delete: operations['deleteTheme'];
    options?: never;
    head?: never;
    /**
     * Change one of the themes
     * @description What the body leaves out stays as it is.
     */
    patch: operations['changeTheme'];
    trace?: never;
  };
  '/API/v2/themes/{id}/approve/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve a theme
     * @description From PENDING to APPROVED. Who submitted it approves it only as an administrator. Errors of its check forbid it.
     */
    post: operations['approveTheme'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/themes/{id}/check/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check a theme: whether pages work with it, and can be read
     * @description The template is filled for every page; addresses on this site are looked up, others only compared with the hosts that are allowed. Contrast is worked out from the variables of the style sheet.
     */
    get: operations['checkTheme'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/themes/{id}/hide/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hide an approved theme
     * @description From APPROVED to HIDDEN. The default cannot be hidden.
     */
    post: operations['hideTheme'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/themes/{id}/history/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what was done to a theme, when and by whom
     * @description From the audit trail, from which nothing is taken away; `order_by=-at` gives the newest first.
     */
    get: operations['listThemeHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/themes/{id}/logo/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Give a theme a logo: PNG, JPEG, WebP or SVG of at most 1 MiB
     * @description It is rebuilt from what pictures need, so scripts and metadata are gone. A changed look may need approval again.
     */
    put: operations['setThemeLogo'];
    post?: never;
    /**
     * Take the logo of a theme away
     * @description A changed look may need approval again.
     */
    delete: operations['removeThemeLogo'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/themes/{id}/make-default/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make an approved theme the default of the site
     * @description The one before is the default no more.
     */
    post: operations['makeThemeDefault'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/themes/{id}/preview/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a page looks like by a theme
     * @description Its template with sample values in it, within limits of time and size.
     */
    get: operations['previewTheme'];
    put?: never;
    /**
     * What a page would look like by a theme with changes that are not stored
     * @description What the body does not have is as it is stored. Nothing is changed.
     */
    post: operations['previewThemeDraft'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/themes/{id}/reject/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a theme back to its editors, with a note
     * @description From PENDING to EDITING. Who submitted it decides on it only as an administrator.
     */
    post: operations['rejectTheme'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/themes/{id}/show/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show a hidden theme again
     * @description From HIDDEN to APPROVED.
     */
    post: operations['showTheme'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/themes/{id}/submit/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for the approval of a theme
     * @description From EDITING to PENDING.
     */
    post: operations['submitTheme'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/tokens/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List tokens: those that one may use, has made, was assigned, or all
     * @description Without `scope` those that one may use; `all` is for administrators. Never while acting as another user.
     */
    get: operations['listTokens'];
    put?: never;
    /**
     * Make a token; the answer shows its key this once
     * @description The key of a token for somebody else is for its assignee to reveal, unless `reveal` is `now`. In person only: by Basic, or by a session and the password; never by a token nor by RUNAS.
     */
    post: operations['createToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/tokens/advice/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what there is to say of tokens: of those of a page of the list at once
     * @description Tokens that one cannot see are left out; of those that have ended there is nothing to say. Never while acting as another user.
     */
    get: operations['getTokenAdvice'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/tokens/self/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the token that signed this request in
     * @description 404 when the request was signed in by something else. Never while acting as another user.
     */
    get: operations['getTokenSelf'];
    put?: never;
    post?: never;
    /**
     * Revoke the token that signed this request in
     * @description It ends at once. The one thing that a token does without RUNAS that must be used with it; one that may only read cannot. Never while acting as another user.
     */
    delete: operations['revokeTokenSelf'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/tokens/self/rotate/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give the token that signed this request in another key
     * @description A token that may only read cannot. The token ends when the key before is used once more after the overlap: whoever has it should not. Without an overlap that is at once. Never while acting as another user.
     */
    post: operations['rotateTokenSelf'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/tokens/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one of the tokens
     * @description One that the caller does not see is not found. Never while acting as another user.
     */
    get: operations['getToken'];
    put?: never;
    post?: never;
    /**
     * End a token at once; it stays in the lists as revoked
     * @description For its owner and administrators. Never while acting as another user.
     */
    delete: operations['revokeToken'];
    options?: never;
    head?: never;
    /**
     * Change a token's label or end, or make it read-only; a later end needs a proof of the password
     * @description An earlier end may be set by a token too; a later one takes Basic, or a session and `password`. Never while acting as another user.
     */
    patch: operations['changeToken'];
    trace?: never;
  };
  '/API/v2/tokens/{id}/reveal/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get the key of a token that was assigned to one, this once
     * @description For the assignee only. From then on the token works. In person only: by Basic, or by a session and the password; never by a token nor by RUNAS.
     */
    post: operations['revealToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/tokens/{id}/rotate/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give a token another key; the one before works for as long as the overlap lasts
     * @description The token ends when the key before is used once more after the overlap: whoever has it should not. Without an overlap that is at once. In person only: by Basic, or by a session and the password; never by a token nor by RUNAS.
     */
    post: operations['rotateToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/tokens/{id}/use/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what a token was used for within the last 30 days, and the advice that follows
     * @description Calls that were let in are counted by day (UTC) and route; the last of them a few seconds later. Never while acting as another user.
     */
    get: operations['getTokenUse'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/users/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List users
     * @description Those that the caller sees, page by page.
     */
    get: operations['listUsers'];
    put?: never;
    /**
     * Add a new user
     * @description The answer shows it as it is then, and says in `Location` where it is. What could end in a credential or in standing for somebody (a password, superuser, the administrator role) asks for HTTP basic, or for `current_password` beside a session. Never while acting as another user.
     */
    post: operations['createUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/users/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 users
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each. What could end in a credential or in standing for somebody (a password, superuser, the administrator role) asks for HTTP basic, or for `current_password` beside a session, in the first of the objects that has it. Never while acting as another user.
     */
    post: operations['createManyUsers'];
    /**
     * Delete up to 1000 users
     * @description With mode=all either all of them are deleted or none; with mode=each the answer tells what became of each. `If-Match` is refused: it says nothing of several. Never while acting as another user.
     */
    delete: operations['deleteManyUsers'];
    options?: never;
    head?: never;
    /**
     * Change up to 1000 users, each in its own way or all in the same
     * @description With mode=all either all of them are changed or none; with mode=each the answer tells what became of each. They are shown without what may be long. `If-Match` is refused: it says nothing of several. What could end in a credential or in standing for somebody (a password, superuser, the administrator role) asks for HTTP basic, or for `current_password` beside a session, in the first of the objects that has it. Never while acting as another user.
     */
    patch: operations['changeManyUsers'];
    trace?: never;
  };
  '/API/v2/users/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one of the users
     * @description One that the caller does not see is not found.
     */
    get: operations['getUser'];
    put?: never;
    post?: never;
    /**
     * Delete a user with all that is theirs; deactivating keeps it
     * @description Only with `confirm` and the user's name; what others have noted of the user in the audit trail stays. Never while acting as another user.
     */
    delete: operations['deleteUser'];
    options?: never;
    head?: never;
    /**
     * Change one of the users
     * @description What the body leaves out stays as it is. What could end in a credential or in standing for somebody (a password, superuser, the administrator role) asks for HTTP basic, or for `current_password` beside a session. Never while acting as another user.
     */
    patch: operations['changeUser'];
    trace?: never;
  };
  '/API/v2/users/{id}/access/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Where each permission and role of a user comes from
     * @description Each permission and role with the groups that it comes through.
     */
    get: operations['explainUserAccess'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/users/{id}/groups/{group}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Add a group to those of a user
     * @description What is so already stays so. What makes somebody an administrator asks for HTTP basic, or for `current_password` beside a session. Never while acting as another user.
     */
    put: operations['addUserGroup'];
    post?: never;
    /**
     * Remove a group from those of a user
     * @description What is so already stays so. What makes somebody an administrator asks for HTTP basic, or for `current_password` beside a session. Never while acting as another user.
     */
    delete: operations['removeUserGroup'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/users/{id}/password-link/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read until when a link of a user can be used, and who made it
     * @description Without its address, which nobody can read again. Never while acting as another user.
     */
    get: operations['getPasswordLink'];
    put?: never;
    /**
     * Make a link by which a user sets their password once, without anybody else learning it
     * @description It ends after 24 hours or when it is used. A new one ends the one before. Not for who is inactive. In person only: by Basic, or by a session and the password; never by a token nor by RUNAS.
     */
    post: operations['createPasswordLink'];
    /**
     * End the link of a user
     * @description At once, whoever made it. Never while acting as another user.
     */
    delete: operations['endPasswordLink'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/users/{id}/permissions/{permission}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Add a permission to those of a user
     * @description What is so already stays so. What makes somebody an administrator asks for HTTP basic, or for `current_password` beside a session. Never while acting as another user.
     */
    put: operations['addUserPermission'];
    post?: never;
    /**
     * Remove a permission from those of a user
     * @description What is so already stays so. What makes somebody an administrator asks for HTTP basic, or for `current_password` beside a session. Never while acting as another user.
     */
    delete: operations['removeUserPermission'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/users/{id}/roles/{role}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Add a role to those of a user
     * @description What is so already stays so. What makes somebody an administrator asks for HTTP basic, or for `current_password` beside a session. Never while acting as another user.
     */
    put: operations['addUserRole'];
    post?: never;
    /**
     * Remove a role from those of a user
     * @description What is so already stays so. What makes somebody an administrator asks for HTTP basic, or for `current_password` beside a session. Never while acting as another user.
     */
    delete: operations['removeUserRole'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/users/{id}/sessions/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the sessions of a user
     * @description For administrators who hold all that the account holds, and for superusers among them. Never while acting as another user.
     */
    get: operations['listUserSessions'];
    put?: never;
    post?: never;
    /**
     * End all sessions of a user
     * @description What they do next asks them to sign in again. Their tokens stay. Never while acting as another user.
     */
    delete: operations['endUserSessions'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/users/{id}/sessions/{session}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * End one of the sessions of a user
     * @description At once. One that is over already is not found. Never while acting as another user.
     */
    delete: operations['endUserSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/users/{id}/set-password/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace a user's password; what was signed in by the old one ends
     * @description Sessions end, and tokens unless `revoke_tokens` is false. Your own is changed under `me/password/`. In person only: by Basic, or by a session and the password; never by a token nor by RUNAS.
     */
    post: operations['setUserPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/v1-usage/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List v1 usages
     * @description Those that the caller sees, page by page.
     */
    get: operations['listV1Usages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/v1-usage/days/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read how often the first version was called on each of the last days
     * @description All calls, or those of a user, by a token or of a route; the last of them a few seconds later.
     */
    get: operations['listV1Days'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/v1-usage/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one of the v1 usages
     * @description One that the caller does not see is not found.
     */
    get: operations['getV1Usage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/version/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The version of the service
     * @description And the versions of the API that it serves.
     */
    get: operations['getVersion'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/whoami/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who the request runs as, and what they may do
     * @description With RUNAS, `user` is whose rights the request has and `actor` who really sent it.
     */
    get: operations['whoami'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Access: {
      is_superuser: boolean;
      permissions: {
        permission: string;
        sources: {
          /**
           * @description By being one, directly, or by a group
           * @enum {string}
           */
          kind: 'superuser' | 'user' | 'group';
          /** @description The group that holds it */
          group?: {
            /** @example 7 */
            id: string;
            name: string;
          };
          /** @description From the user's own group up to the one that holds it */
          through?: {
            /** @example 7 */
            id: string;
            name: string;
          }[];
        }[];
      }[];
      roles: {
        name: string;
        label: string;
        /** @enum {string} */
        source: 'backend' | 'platform' | 'plugin';
        sources: {
          /**
           * @description By being one, directly, or by a group
           * @enum {string}
           */
          kind: 'superuser' | 'user' | 'group';
          /** @description The group that holds it */
          group?: {
            /** @example 7 */
            id: string;
            name: string;
          };
          /** @description From the user's own group up to the one that holds it */
          through?: {
            /** @example 7 */
            id: string;
            name: string;
          }[];
        }[];
      }[];
    };
    AspectRatio: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Width of the picture in relation to its height
       * @example 16
       */
      width_ratio: number;
      /**
       * @description Height of the picture in relation to its width
       * @example 9
       */
      height_ratio: number;
      /**
       * @description Shape of a pixel, such as square
       * @example square
       */
      pixel_type: string;
    };
    AspectRatioBulk: {
      objects: components['schemas']['AspectRatio'][];
    };
    AspectRatioBulkChanges: {
      objects: components['schemas']['AspectRatio'][];
    };
    AspectRatioBulkChangesOutcome: {
      results: {
        status: number;
        object?: components['schemas']['AspectRatio'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    AspectRatioBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['AspectRatio'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "width_ratio": 16,
     *       "height_ratio": 9,
     *       "pixel_type": "square"
     *     }
     */
    AspectRatioChanges: {
      /**
       * @description Width of the picture in relation to its height
       * @example 16
       */
      width_ratio?: number;
      /**
       * @description Height of the picture in relation to its width
       * @example 9
       */
      height_ratio?: number;
      /**
       * @description Shape of a pixel, such as square
       * @example square
       */
      pixel_type?: string;
    };
    /** @enum {string} */
    AspectRatioField: 'id' | 'width_ratio' | 'height_ratio' | 'pixel_type';
    /** @enum {string} */
    AspectRatioOrder:
      'id' | '-id' | 'width_ratio' | '-width_ratio' | 'height_ratio' | '-height_ratio' | 'pixel_type' | '-pixel_type';
    AspectRatioPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['AspectRatio'][];
    };
    AudioCodec: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name of the codec
       * @example Opus at 128 kbit/s
       */
      name: string;
    };
    AudioCodecBulk: {
      objects: components['schemas']['AudioCodec'][];
    };
    AudioCodecBulkChanges: {
      objects: components['schemas']['AudioCodec'][];
    };
    AudioCodecBulkChangesOutcome: {
      results: {
        status: number;
        object?: components['schemas']['AudioCodec'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    AudioCodecBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['AudioCodec'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "name": "Opus at 128 kbit/s"
     *     }
     */
    AudioCodecChanges: {
      /**
       * @description Name of the codec
       * @example Opus at 128 kbit/s
       */
      name?: string;
    };
    /** @enum {string} */
    AudioCodecField: 'id' | 'name';
    /** @enum {string} */
    AudioCodecOrder: 'id' | '-id' | 'name' | '-name';
    AudioCodecPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['AudioCodec'][];
    };
    AuditEntry: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * Format: date-time
       * @description When it happened
       */
      at: string;
      /**
       * @description What it is about
       * @enum {string}
       */
      event:
        | 'sign-in'
        | 'run-as'
        | 'session'
        | 'password'
        | 'user'
        | 'group'
        | 'organisation'
        | 'role'
        | 'token'
        | 'standard'
        | 'exportlocation'
        | 'theme'
        | 'audit';
      /** @description granted, or refused and why */
      outcome: string;
      /** @description Who really did it, or the name that was tried */
      actor: string;
      /**
       * @description The id of that user
       * @example 7
       */
      actor_id: string | null;
      /** @description As whom, when that is another user */
      effective: string;
      /**
       * @description The id of that user
       * @example 7
       */
      effective_id: string | null;
      /**
       * @description How the caller signed in, or that it was a one-time link or a command
       * @enum {string}
       */
      via: 'basic' | 'session' | 'token' | 'link' | 'command';
      /** @description The method of the request */
      method: string;
      /** @description The path of the request, without its query */
      route: string;
      /** @description From which address */
      address: string;
      /** @description What it was done to, such as users/7 */
      target: string;
      /** @description What was done, in words */
      detail: string;
    };
    /** @enum {string} */
    AuditEntryField:
      | 'id'
      | 'at'
      | 'event'
      | 'outcome'
      | 'actor'
      | 'actor_id'
      | 'effective'
      | 'effective_id'
      | 'via'
      | 'method'
      | 'route'
      | 'address'
      | 'target'
      | 'detail';
    /** @enum {string} */
    AuditEntryOrder: 'id' | '-id' | 'at' | '-at';
    AuditEntryPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['AuditEntry'][];
    };
    BinItem: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Identifier of the resource in the media backend
       * @example VX-1
       */
      resource_id: string;
      /**
       * @description Name of the resource
       * @example Kickoff.mov
       */
      resource_name: string;
      /**
       * @description Kind of the resource
       * @example video
       */
      resource_type: string;
      /**
       * @description Address of a representative picture: a relative path or an http(s) URL
       * @example https://media.example.org/thumbnails/VX-1.png
       */
      thumbnail_uri: string;
      /**
       * @description Whether the user interface shows the item as selected
       * @example true
       */
      ui_selected: boolean;
      /**
       * @description Its place in the bin, from 1 to the number of items, of a new one to one more
       * @example 1
       */
      position: number;
      /** @description Relative URL of the item's page */
      absolute_url: string;
    };
    BinItemBulk: {
      objects: components['schemas']['BinItem'][];
    };
    BinItemBulkChanges: {
      objects: components['schemas']['BinItem'][];
    };
    BinItemBulkChangesOutcome: {
      results: {
        status: number;
        object?: components['schemas']['BinItem'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    BinItemBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['BinItem'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "resource_name": "Kickoff.mov",
     *       "ui_selected": true,
     *       "position": 1
     *     }
     */
    BinItemChanges: {
      /**
       * @description Name of the resource
       * @example Kickoff.mov
       */
      resource_name?: string;
      /**
       * @description Whether the user interface shows the item as selected
       * @example true
       */
      ui_selected?: boolean;
      /**
       * @description Its place in the bin, from 1 to the number of items, of a new one to one more
       * @example 1
       */
      position?: number;
    };
    /** @enum {string} */
    BinItemField:
      | 'id'
      | 'resource_id'
      | 'resource_name'
      | 'resource_type'
      | 'thumbnail_uri'
      | 'ui_selected'
      | 'position'
      | 'absolute_url';
    /**
     * @example {
     *       "ids": [
     *         "1",
     *         "2"
     *       ]
     *     }
     */
    BinItemIds: {
      /**
       * @description The items' ids
       * @example [
       *       "1",
       *       "2"
       *     ]
       */
      ids: string[];
    };
    /** @enum {string} */
    BinItemOrder:
      | 'id'
      | '-id'
      | 'resource_id'
      | '-resource_id'
      | 'resource_name'
      | '-resource_name'
      | 'resource_type'
      | '-resource_type'
      | 'position'
      | '-position';
    BinItemPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['BinItem'][];
    };
    BinItems: {
      objects: components['schemas']['BinItem'][];
    };
    BriefTheme: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name of the theme
       * @example Night shift
       */
      title: string;
      /**
       * @description Location of a CSS file: a relative path or an http(s) URL
       * @example /media/themes/night.css
       */
      css: string;
      /**
       * @description Location of a script file: a relative path or an http(s) URL
       * @example /media/themes/night.js
       */
      javascript: string;
      /**
       * @description 1 EDITING, 2 PENDING, 3 APPROVED, 4 HIDDEN
       * @enum {integer}
       */
      status: 1 | 2 | 3 | 4;
      /** @description Path of the logo below `/media/`, where it is served */
      logoimage: string;
      /** @description Whether this is the default theme of the site */
      is_default: boolean;
      /**
       * @description Who asked for its approval last
       * @example 7
       */
      submitted_by: string | null;
      /** @description Why it was last rejected */
      note: string;
    };
    BriefUser: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name to sign in with: no colon, no control character, no space at its ends
       * @example ann
       */
      username: string;
      /**
       * @description First name: no control character
       * @example Ann
       */
      first_name: string;
      /**
       * @description Last name: no control character
       * @example Archer
       */
      last_name: string;
      /**
       * @description E-mail address
       * @example ann@example.org
       */
      email: string;
      /**
       * @description Whether the user may sign in
       * @example true
       */
      is_active: boolean;
      /**
       * @description Whether the user belongs to the staff
       * @example false
       */
      is_staff: boolean;
      /**
       * @description Whether the user passes most permission checks
       * @example false
       */
      is_superuser: boolean;
      /**
       * Format: date-time
       * @description When the user was added
       */
      date_joined: string;
      /**
       * Format: date-time
       * @description When the user last logged in
       */
      last_login: string | null;
      /**
       * @description Groups that the user is in, by id; sent by id or by name, where what has digits only is an id. New users for whom none are sent are in the default group
       * @example [
       *       "1"
       *     ]
       */
      groups: string[];
      /**
       * @description Permissions that the user holds directly, besides those of groups
       * @example [
       *       "media_backend"
       *     ]
       */
      permissions: ('userprofile' | 'user' | 'media_backend' | 'theme')[];
      /**
       * Format: date-time
       * @description When the profile was created
       */
      create_date: string;
      /**
       * @description Objects on a page of the web lists
       * @example 50
       */
      paginate_by: number;
      /**
       * @description A phone number
       * @example +49 40 123456
       */
      contact_number: string | null;
      /**
       * @description The theme that the user has chosen
       * @example null
       */
      theme: string | null;
      /**
       * @description Keys of the roles that the user holds
       * @example [
       *       "_item_search"
       *     ]
       */
      roles: string[];
      /** @description Keys of all roles of the media backend that the user holds, own and by groups */
      effective_roles: string[];
      /**
       * @description Relative path of the page to start with
       * @example /vs/item/
       */
      homepage: string;
      /**
       * @description Group that ingested media goes to
       * @example Editors
       */
      default_ingest_group: string;
      /**
       * @description Group that is selected at first
       * @example Editors
       */
      default_group: string;
      /**
       * @description Group of metadata fields that is shown at first
       * @example Film
       */
      default_metadata_group: string | null;
      /** @description How often the user has logged in */
      login_count: number;
      /**
       * @description The organisation that the user belongs to
       * @example 1
       */
      organisation: string;
      /** @description What that organisation is called */
      organisation_name: string;
      /**
       * @description Language of the pages; null for what the browser prefers
       * @example de
       * @enum {string|null}
       */
      language: 'en' | 'de' | null;
      /**
       * @description Colours of the pages; null for those of the system
       * @example dark
       * @enum {string|null}
       */
      colour_scheme: 'light' | 'dark' | null;
      /**
       * @description Minutes after which an idle session ends; 0 is the site's default
       * @example 480
       */
      timeout: number;
    };
    BulkRemoval: {
      /**
       * @example [
       *       "7",
       *       "8"
       *     ]
       */
      ids: string[];
    };
    BulkRemovalOutcome: {
      results: {
        status: number;
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    CheckedPasswordLink: {
      /** @description Whose password it sets */
      username: string;
      /**
       * Format: date-time
       * @description When it ends, unless it is used before
       */
      expires_at: string;
    };
    ConfirmedRemoval: {
      /** @example 7 */
      id: string;
      /**
       * @description The object's exact name
       * @example ann
       */
      confirm: string;
    };
    /**
     * @description A date, which is its first instant, or a date and time; without a zone it is UTC
     * @example 2026-01-31
     * @example 2026-01-31T12:00:00Z
     */
    DateOrTime: string;
    EndedSessions: {
      /** @description How many sessions were ended */
      ended: number;
    };
    ExportLocation: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name of the location
       * @example Playout
       */
      name: string;
      /**
       * @description What it is for
       * @example Tonight, by hand
       */
      description: string;
      /**
       * @description Where it is, without its password and whatever else may be a secret. What is shown can be sent back, and changes nothing: to take a secret out of it, send another URI first: a URI that is no script
       * @example ftp://playout@media.example.org/in/
       */
      uri: string;
    };
    ExportLocationBulk: {
      objects: components['schemas']['ExportLocation'][];
    };
    ExportLocationBulkChanges: {
      objects: components['schemas']['ExportLocation'][];
    };
    ExportLocationBulkChangesOutcome: {
      results: {
        status: number;
        object?: components['schemas']['ExportLocation'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    ExportLocationBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['ExportLocation'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "name": "Playout",
     *       "description": "Tonight, by hand",
     *       "uri": "ftp://playout@media.example.org/in/"
     *     }
     */
    ExportLocationChanges: {
      /**
       * @description Name of the location
       * @example Playout
       */
      name?: string;
      /**
       * @description What it is for
       * @example Tonight, by hand
       */
      description?: string;
      /**
       * @description Where it is, without its password and whatever else may be a secret. What is shown can be sent back, and changes nothing: to take a secret out of it, send another URI first: a URI that is no script
       * @example ftp://playout@media.example.org/in/
       */
      uri?: string;
    };
    /** @enum {string} */
    ExportLocationField: 'id' | 'name' | 'description' | 'uri';
    /** @enum {string} */
    ExportLocationOrder: 'id' | '-id' | 'name' | '-name';
    ExportLocationPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['ExportLocation'][];
    };
    Format: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name of the format
       * @example MXF OP1a for playout
       */
      name: string;
      /**
       * @description What it holds: video, audio or image
       * @example video
       * @enum {string}
       */
      media_type: 'video' | 'audio' | 'image';
    };
    FormatBulk: {
      objects: components['schemas']['Format'][];
    };
    FormatBulkChanges: {
      objects: components['schemas']['Format'][];
    };
    FormatBulkChangesOutcome: {
      results: {
        status: number;
        object?: components['schemas']['Format'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    FormatBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['Format'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "name": "MXF OP1a for playout",
     *       "media_type": "video"
     *     }
     */
    FormatChanges: {
      /**
       * @description Name of the format
       * @example MXF OP1a for playout
       */
      name?: string;
      /**
       * @description What it holds: video, audio or image
       * @example video
       * @enum {string}
       */
      media_type?: 'video' | 'audio' | 'image';
    };
    /** @enum {string} */
    FormatField: 'id' | 'name' | 'media_type';
    /** @enum {string} */
    FormatOrder: 'id' | '-id' | 'name' | '-name' | 'media_type' | '-media_type';
    FormatPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['Format'][];
    };
    Group: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name of the group: no control character, no space at its ends
       * @example Editors
       */
      name: string;
      /**
       * @description What the group is for: no control character
       * @example Cuts the evening news
       */
      description: string;
      /**
       * @description Keys of the roles that members hold by the group
       * @example [
       *       "_item_search"
       *     ]
       */
      roles: string[];
      /** @description Keys of all roles of the media backend that members hold by it and the groups above */
      effective_roles: string[];
      /**
       * @description Permissions that members hold by the group, besides those of the groups above
       * @example [
       *       "media_backend"
       *     ]
       */
      permissions: ('userprofile' | 'user' | 'media_backend' | 'theme')[];
      /**
       * @description Groups that this one inherits from, by id; sent by id or by name, where what has digits only is an id
       * @example []
       */
      parents: string[];
      /**
       * @description The organisation that the group belongs to
       * @example 1
       */
      organisation: string;
      /**
       * Format: date-time
       * @description When the group was created
       */
      create_date: string;
    };
    GroupBulk: {
      objects: components['schemas']['Group'][];
    };
    GroupBulkChanges: {
      objects: components['schemas']['Group'][];
    };
    GroupBulkChangesOutcome: {
      results: {
        status: number;
        object?: components['schemas']['Group'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    GroupBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['Group'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "name": "Editors",
     *       "description": "Cuts the evening news",
     *       "roles": [
     *         "_item_search"
     *       ],
     *       "permissions": [
     *         "media_backend"
     *       ],
     *       "parents": [],
     *       "organisation": "1",
     *       "current_password": "correct horse battery"
     *     }
     */
    GroupChanges: {
      /**
       * @description Name of the group: no control character, no space at its ends
       * @example Editors
       */
      name?: string;
      /**
       * @description What the group is for: no control character
       * @example Cuts the evening news
       */
      description?: string;
      /**
       * @description Keys of the roles that members hold by the group
       * @example [
       *       "_item_search"
       *     ]
       */
      roles?: string[];
      /**
       * @description Permissions that members hold by the group, besides those of the groups above
       * @example [
       *       "media_backend"
       *     ]
       */
      permissions?: ('userprofile' | 'user' | 'media_backend' | 'theme')[];
      /**
       * @description Groups that this one inherits from, by id; sent by id or by name, where what has digits only is an id
       * @example []
       */
      parents?: string[];
      /**
       * @description The organisation that the group belongs to
       * @example 1
       */
      organisation?: string;
      /**
       * @description The caller's own password, as a proof beside a session; not needed with HTTP basic
       * @example correct horse battery
       */
      current_password?: string;
    };
    /** @enum {string} */
    GroupField:
      | 'id'
      | 'name'
      | 'description'
      | 'roles'
      | 'effective_roles'
      | 'permissions'
      | 'parents'
      | 'organisation'
      | 'create_date';
    /** @enum {string} */
    GroupOrder: 'id' | '-id' | 'name' | '-name' | 'create_date' | '-create_date';
    GroupPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['Group'][];
    };
    Health: {
      /** @enum {string} */
      status: 'ok';
    };
    /**
     * @example {
     *       "id": "7",
     *       "width_ratio": 16,
     *       "height_ratio": 9,
     *       "pixel_type": "square"
     *     }
     */
    IdentifiedAspectRatioChanges: {
      /** @example 7 */
      id: string;
      /**
       * @description Width of the picture in relation to its height
       * @example 16
       */
      width_ratio?: number;
      /**
       * @description Height of the picture in relation to its width
       * @example 9
       */
      height_ratio?: number;
      /**
       * @description Shape of a pixel, such as square
       * @example square
       */
      pixel_type?: string;
    };
    /**
     * @example {
     *       "id": "7",
     *       "name": "Opus at 128 kbit/s"
     *     }
     */
    IdentifiedAudioCodecChanges: {
      /** @example 7 */
      id: string;
      /**
       * @description Name of the codec
       * @example Opus at 128 kbit/s
       */
      name?: string;
    };
    /**
     * @example {
     *       "id": "7",
     *       "resource_name": "Kickoff.mov",
     *       "ui_selected": true,
     *       "position": 1
     *     }
     */
    IdentifiedBinItemChanges: {
      /** @example 7 */
      id: string;
      /**
       * @description Name of the resource
       * @example Kickoff.mov
       */
      resource_name?: string;
      /**
       * @description Whether the user interface shows the item as selected
       * @example true
       */
      ui_selected?: boolean;
      /**
       * @description Its place in the bin, from 1 to the number of items, of a new one to one more
       * @example 1
       */
      position?: number;
    };
    /**
     * @example {
     *       "id": "7",
     *       "name": "Playout",
     *       "description": "Tonight, by hand",
     *       "uri": "ftp://playout@media.example.org/in/"
     *     }
     */
    IdentifiedExportLocationChanges: {
      /** @example 7 */
      id: string;
      /**
       * @description Name of the location
       * @example Playout
       */
      name?: string;
      /**
       * @description What it is for
       * @example Tonight, by hand
       */
      description?: string;
      /**
       * @description Where it is, without its password and whatever else may be a secret. What is shown can be sent back, and changes nothing: to take a secret out of it, send another URI first: a URI that is no script
       * @example ftp://playout@media.example.org/in/
       */
      uri?: string;
    };
    /**
     * @example {
     *       "id": "7",
     *       "name": "MXF OP1a for playout",
     *       "media_type": "video"
     *     }
     */
    IdentifiedFormatChanges: {
      /** @example 7 */
      id: string;
      /**
       * @description Name of the format
       * @example MXF OP1a for playout
       */
      name?: string;
      /**
       * @description What it holds: video, audio or image
       * @example video
       * @enum {string}
       */
      media_type?: 'video' | 'audio' | 'image';
    };
    /**
     * @example {
     *       "id": "7",
     *       "name": "Editors",
     *       "description": "Cuts the evening news",
     *       "roles": [
     *         "_item_search"
     *       ],
     *       "permissions": [
     *         "media_backend"
     *       ],
     *       "parents": [],
     *       "organisation": "1",
     *       "current_password": "correct horse battery"
     *     }
     */
    IdentifiedGroupChanges: {
      /** @example 7 */
      id: string;
      /**
       * @description Name of the group: no control character, no space at its ends
       * @example Editors
       */
      name?: string;
      /**
       * @description What the group is for: no control character
       * @example Cuts the evening news
       */
      description?: string;
      /**
       * @description Keys of the roles that members hold by the group
       * @example [
       *       "_item_search"
       *     ]
       */
      roles?: string[];
      /**
       * @description Permissions that members hold by the group, besides those of the groups above
       * @example [
       *       "media_backend"
       *     ]
       */
      permissions?: ('userprofile' | 'user' | 'media_backend' | 'theme')[];
      /**
       * @description Groups that this one inherits from, by id; sent by id or by name, where what has digits only is an id
       * @example []
       */
      parents?: string[];
      /**
       * @description The organisation that the group belongs to
       * @example 1
       */
      organisation?: string;
      /**
       * @description The caller's own password, as a proof beside a session; not needed with HTTP basic
       * @example correct horse battery
       */
      current_password?: string;
    };
    /**
     * @example {
     *       "id": "7",
     *       "name": "News"
     *     }
     */
    IdentifiedOrganisationChanges: {
      /** @example 7 */
      id: string;
      /**
       * @description Name of the organisation: no control character, no space at its ends
       * @example News
       */
      name?: string;
    };
    /**
     * @example {
     *       "id": "7",
     *       "name": "1920x1080"
     *     }
     */
    IdentifiedResolutionChanges: {
      /** @example 7 */
      id: string;
      /**
       * @description Width and height in pixels, as in 1920x1080: two whole numbers with an x between
       * @example 1920x1080
       */
      name?: string;
    };
    /**
     * @example {
     *       "id": "7",
     *       "name": "House HD",
     *       "description": "1920x1080, 25 pictures a second"
     *     }
     */
    IdentifiedStandardChanges: {
      /** @example 7 */
      id: string;
      /**
       * @description Name of the standard
       * @example House HD
       */
      name?: string;
      /**
       * @description What it is
       * @example 1920x1080, 25 pictures a second
       */
      description?: string;
    };
    /**
     * @example {
     *       "id": "7",
     *       "title": "Night shift",
     *       "template_string": "<header>{{ navigation }}</header>{{ messages }}{{ content }}",
     *       "css": "/media/themes/night.css",
     *       "javascript": "/media/themes/night.js"
     *     }
     */
    IdentifiedThemeChanges: {
      /** @example 7 */
      id: string;
      /**
       * @description Name of the theme
       * @example Night shift
       */
      title?: string;
      /**
       * @description Template used when a page is rendered; docs/themes.md tells what it gets: at most 64 KiB
       * @example <header>{{ navigation }}</header>{{ messages }}{{ content }}
       */
      template_string?: string | null;
      /**
       * @description Location of a CSS file: a relative path or an http(s) URL
       * @example /media/themes/night.css
       */
      css?: string;
      /**
       * @description Location of a script file: a relative path or an http(s) URL
       * @example /media/themes/night.js
       */
      javascript?: string;
    };
    /**
     * @example {
     *       "id": "7",
     *       "username": "ann",
     *       "current_password": "correct horse battery",
     *       "first_name": "Ann",
     *       "last_name": "Archer",
     *       "email": "ann@example.org",
     *       "is_active": true,
     *       "is_staff": false,
     *       "is_superuser": false,
     *       "groups": [
     *         "1"
     *       ],
     *       "permissions": [
     *         "media_backend"
     *       ],
     *       "roles": [
     *         "_item_search"
     *       ],
     *       "organisation": "1"
     *     }
     */
    IdentifiedUserChanges: {
      /** @example 7 */
      id: string;
      /**
       * @description Name to sign in with: no colon, no control character, no space at its ends
       * @example ann
       */
      username?: string;
      /**
       * @description The caller's own password, as a proof beside a session; not needed with HTTP basic
       * @example correct horse battery
       */
      current_password?: string;
      /**
       * @description First name: no control character
       * @example Ann
       */
      first_name?: string;
      /**
       * @description Last name: no control character
       * @example Archer
       */
      last_name?: string;
      /**
       * @description E-mail address
       * @example ann@example.org
       */
      email?: string;
      /**
       * @description Whether the user may sign in
       * @example true
       */
      is_active?: boolean;
      /**
       * @description Whether the user belongs to the staff
       * @example false
       */
      is_staff?: boolean;
      /**
       * @description Whether the user passes most permission checks
       * @example false
       */
      is_superuser?: boolean;
      /**
       * @description Groups that the user is in, by id; sent by id or by name, where what has digits only is an id. New users for whom none are sent are in the default group
       * @example [
       *       "1"
       *     ]
       */
      groups?: string[];
      /**
       * @description Permissions that the user holds directly, besides those of groups
       * @example [
       *       "media_backend"
       *     ]
       */
      permissions?: ('userprofile' | 'user' | 'media_backend' | 'theme')[];
      /**
       * @description Keys of the roles that the user holds
       * @example [
       *       "_item_search"
       *     ]
       */
      roles?: string[];
      /**
       * @description The organisation that the user belongs to
       * @example 1
       */
      organisation?: string;
    };
    /**
     * @example {
     *       "id": "7",
     *       "name": "AV1 at 8 Mbit/s"
     *     }
     */
    IdentifiedVideoCodecChanges: {
      /** @example 7 */
      id: string;
      /**
       * @description Name of the codec
       * @example AV1 at 8 Mbit/s
       */
      name?: string;
    };
    Index: {
      documentation: string;
      openapi: string;
    };
    ListedTheme: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name of the theme
       * @example Night shift
       */
      title: string;
      /**
       * @description Template used when a page is rendered; docs/themes.md tells what it gets: at most 64 KiB
       * @example <header>{{ navigation }}</header>{{ messages }}{{ content }}
       */
      template_string?: string | null;
      /**
       * @description Location of a CSS file: a relative path or an http(s) URL
       * @example /media/themes/night.css
       */
      css: string;
      /**
       * @description Location of a script file: a relative path or an http(s) URL
       * @example /media/themes/night.js
       */
      javascript: string;
      /**
       * @description 1 EDITING, 2 PENDING, 3 APPROVED, 4 HIDDEN
       * @enum {integer}
       */
      status: 1 | 2 | 3 | 4;
      /** @description Path of the logo below `/media/`, where it is served */
      logoimage: string;
      /** @description Whether this is the default theme of the site */
      is_default: boolean;
      /**
       * @description Who asked for its approval last
       * @example 7
       */
      submitted_by: string | null;
      /** @description Why it was last rejected */
      note: string;
    };
    Login: {
      /** @example ann */
      username: string;
      /** @example correct horse battery */
      password: string;
    };
    Me: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name to sign in with
       * @example ann
       */
      username: string;
      /**
       * @description First name: no control character
       * @example Ann
       */
      first_name: string;
      /**
       * @description Last name: no control character
       * @example Archer
       */
      last_name: string;
      /**
       * @description E-mail address
       * @example ann@example.org
       */
      email: string;
      /**
       * @description Whether the user may sign in
       * @example true
       */
      is_active: boolean;
      /**
       * @description Whether the user belongs to the staff
       * @example false
       */
      is_staff: boolean;
      /**
       * @description Whether the user passes most permission checks
       * @example false
       */
      is_superuser: boolean;
      /**
       * Format: date-time
       * @description When the user was added
       */
      date_joined: string;
      /**
       * Format: date-time
       * @description When the user last logged in
       */
      last_login: string | null;
      /**
       * @description Groups that the user is in, by id; sent by id or by name, where what has digits only is an id. New users for whom none are sent are in the default group
       * @example [
       *       "1"
       *     ]
       */
      groups: string[];
      /**
       * @description Permissions that the user holds directly, besides those of groups
       * @example [
       *       "media_backend"
       *     ]
       */
      permissions: ('userprofile' | 'user' | 'media_backend' | 'theme')[];
      /**
       * @description Notes about the user
       * @example Late shift
       */
      notes: string | null;
      /**
       * Format: date-time
       * @description When the profile was created
       */
      create_date: string;
      /**
       * @description Objects on a page of the web lists
       * @example 50
       */
      paginate_by: number;
      /**
       * @description A phone number
       * @example +49 40 123456
       */
      contact_number: string | null;
      /**
       * @description Further data about the user: at most 64 KiB as JSON
       * @example {
       *       "desk": "sport"
       *     }
       */
      extra_info: {
        [key: string]: unknown;
      };
      /**
       * @description The theme that the user has chosen
       * @example null
       */
      theme: string | null;
      /**
       * @description Keys of the roles that the user holds
       * @example [
       *       "_item_search"
       *     ]
       */
      roles: string[];
      /** @description Keys of all roles of the media backend that the user holds, own and by groups */
      effective_roles: string[];
      /**
       * @description Relative path of the page to start with: a relative path
       * @example /vs/item/
       */
      homepage: string;
      /**
       * @description Group that ingested media goes to
       * @example Editors
       */
      default_ingest_group: string;
      /**
       * @description Group that is selected at first
       * @example Editors
       */
      default_group: string;
      /**
       * @description How lists are sorted at first: field and order of each key: at most 64 KiB as JSON
       * @example [
       *       {
       *         "field": "created",
       *         "order": "descending"
       *       }
       *     ]
       */
      default_sort_list: {
        field: string;
        /** @enum {string} */
        order: 'ascending' | 'descending';
      }[];
      /**
       * @description Group of metadata fields that is shown at first
       * @example Film
       */
      default_metadata_group: string | null;
      /** @description How often the user has logged in */
      login_count: number;
      /**
       * @description The organisation that the user belongs to
       * @example 1
       */
      organisation: string;
      /** @description What that organisation is called */
      organisation_name: string;
      /**
       * @description Metadata fields that the user has chosen: at most 64 KiB as JSON
       * @example {
       *       "Film": [
       *         "title",
       *         "director"
       *       ]
       *     }
       */
      metadata_fields: {
        [key: string]: unknown;
      };
      /**
       * @description Language of the pages; null for what the browser prefers
       * @example de
       * @enum {string|null}
       */
      language: 'en' | 'de' | null;
      /**
       * @description Colours of the pages; null for those of the system
       * @example dark
       * @enum {string|null}
       */
      colour_scheme: 'light' | 'dark' | null;
      /**
       * @description Minutes after which an idle session ends; 0 is the site's default
       * @example 480
       */
      timeout: number;
    };
    /**
     * @example {
     *       "first_name": "Ann",
     *       "last_name": "Archer",
     *       "notes": "Late shift",
     *       "paginate_by": 50,
     *       "contact_number": "+49 40 123456",
     *       "extra_info": {
     *         "desk": "sport"
     *       },
     *       "theme": null,
     *       "homepage": "/vs/item/",
     *       "default_ingest_group": "Editors",
     *       "default_group": "Editors",
     *       "default_sort_list": [
     *         {
     *           "field": "created",
     *           "order": "descending"
     *         }
     *       ],
     *       "default_metadata_group": "Film",
     *       "metadata_fields": {
     *         "Film": [
     *           "title",
     *           "director"
     *         ]
     *       },
     *       "language": "de",
     *       "colour_scheme": "dark",
     *       "timeout": 480
     *     }
     */
    MeChanges: {
      /**
       * @description First name: no control character
       * @example Ann
       */
      first_name?: string;
      /**
       * @description Last name: no control character
       * @example Archer
       */
      last_name?: string;
      /**
       * @description Notes about the user
       * @example Late shift
       */
      notes?: string | null;
      /**
       * @description Objects on a page of the web lists
       * @example 50
       */
      paginate_by?: number;
      /**
       * @description A phone number
       * @example +49 40 123456
       */
      contact_number?: string | null;
      /**
       * @description Further data about the user: at most 64 KiB as JSON
       * @example {
       *       "desk": "sport"
       *     }
       */
      extra_info?: {
        [key: string]: unknown;
      };
      /**
       * @description The theme that the user has chosen
       * @example null
       */
      theme?: string | null;
      /**
       * @description Relative path of the page to start with: a relative path
       * @example /vs/item/
       */
      homepage?: string;
      /**
       * @description Group that ingested media goes to
       * @example Editors
       */
      default_ingest_group?: string;
      /**
       * @description Group that is selected at first
       * @example Editors
       */
      default_group?: string;
      /**
       * @description How lists are sorted at first: field and order of each key: at most 64 KiB as JSON
       * @example [
       *       {
       *         "field": "created",
       *         "order": "descending"
       *       }
       *     ]
       */
      default_sort_list?: {
        field: string;
        /** @enum {string} */
        order: 'ascending' | 'descending';
      }[];
      /**
       * @description Group of metadata fields that is shown at first
       * @example Film
       */
      default_metadata_group?: string | null;
      /**
       * @description Metadata fields that the user has chosen: at most 64 KiB as JSON
       * @example {
       *       "Film": [
       *         "title",
       *         "director"
       *       ]
       *     }
       */
      metadata_fields?: {
        [key: string]: unknown;
      };
      /**
       * @description Language of the pages; null for what the browser prefers
       * @example de
       * @enum {string|null}
       */
      language?: 'en' | 'de' | null;
      /**
       * @description Colours of the pages; null for those of the system
       * @example dark
       * @enum {string|null}
       */
      colour_scheme?: 'light' | 'dark' | null;
      /**
       * @description Minutes after which an idle session ends; 0 is the site's default
       * @example 480
       */
      timeout?: number;
    };
    /** @enum {string} */
    MeField:
      | 'id'
      | 'username'
      | 'first_name'
      | 'last_name'
      | 'email'
      | 'is_active'
      | 'is_staff'
      | 'is_superuser'
      | 'date_joined'
      | 'last_login'
      | 'groups'
      | 'permissions'
      | 'notes'
      | 'create_date'
      | 'paginate_by'
      | 'contact_number'
      | 'extra_info'
      | 'theme'
      | 'roles'
      | 'effective_roles'
      | 'homepage'
      | 'default_ingest_group'
      | 'default_group'
      | 'default_sort_list'
      | 'default_metadata_group'
      | 'login_count'
      | 'organisation'
      | 'organisation_name'
      | 'metadata_fields'
      | 'language'
      | 'colour_scheme'
      | 'timeout';
    /**
     * @example {
     *       "current_password": "correct horse battery"
     *     }
     */
    MembershipProof: {
      /**
       * @description The caller's own password, as a proof beside a session; not needed with HTTP basic
       * @example correct horse battery
       */
      current_password?: string;
    };
    /**
     * @example {
     *       "width_ratio": 16,
     *       "height_ratio": 9,
     *       "pixel_type": "square"
     *     }
     */
    NewAspectRatio: {
      /**
       * @description Width of the picture in relation to its height
       * @example 16
       */
      width_ratio: number;
      /**
       * @description Height of the picture in relation to its width
       * @example 9
       */
      height_ratio: number;
      /**
       * @description Shape of a pixel, such as square
       * @example square
       */
      pixel_type: string;
    };
    /**
     * @example {
     *       "name": "Opus at 128 kbit/s"
     *     }
     */
    NewAudioCodec: {
      /**
       * @description Name of the codec
       * @example Opus at 128 kbit/s
       */
      name: string;
    };
    /**
     * @example {
     *       "resource_id": "VX-1",
     *       "resource_name": "Kickoff.mov",
     *       "resource_type": "video",
     *       "thumbnail_uri": "https://media.example.org/thumbnails/VX-1.png",
     *       "ui_selected": true,
     *       "position": 1
     *     }
     */
    NewBinItem: {
      /**
       * @description Identifier of the resource in the media backend
       * @example VX-1
       */
      resource_id: string;
      /**
       * @description Name of the resource
       * @default
       * @example Kickoff.mov
       */
      resource_name?: string;
      /**
       * @description Kind of the resource
       * @example video
       */
      resource_type?: string;
      /**
       * @description Address of a representative picture: a relative path or an http(s) URL
       * @default
       * @example https://media.example.org/thumbnails/VX-1.png
       */
      thumbnail_uri?: string;
      /**
       * @description Whether the user interface shows the item as selected
       * @default false
       * @example true
       */
      ui_selected?: boolean;
      /**
       * @description Its place in the bin, from 1 to the number of items, of a new one to one more
       * @example 1
       */
      position?: number;
    };
    /**
     * @example {
     *       "name": "Playout",
     *       "description": "Tonight, by hand",
     *       "uri": "ftp://playout@media.example.org/in/"
     *     }
     */
    NewExportLocation: {
      /**
       * @description Name of the location
       * @example Playout
       */
      name: string;
      /**
       * @description What it is for
       * @example Tonight, by hand
       */
      description?: string;
      /**
       * @description Where it is, without its password and whatever else may be a secret. What is shown can be sent back, and changes nothing: to take a secret out of it, send another URI first: a URI that is no script
       * @example ftp://playout@media.example.org/in/
       */
      uri: string;
    };
    /**
     * @example {
     *       "name": "MXF OP1a for playout",
     *       "media_type": "video"
     *     }
     */
    NewFormat: {
      /**
       * @description Name of the format
       * @example MXF OP1a for playout
       */
      name: string;
      /**
       * @description What it holds: video, audio or image
       * @example video
       * @enum {string}
       */
      media_type: 'video' | 'audio' | 'image';
    };
    /**
     * @example {
     *       "name": "Editors",
     *       "description": "Cuts the evening news",
     *       "roles": [
     *         "_item_search"
     *       ],
     *       "permissions": [
     *         "media_backend"
     *       ],
     *       "parents": [],
     *       "organisation": "1",
     *       "current_password": "correct horse battery"
     *     }
     */
    NewGroup: {
      /**
       * @description Name of the group: no control character, no space at its ends
       * @example Editors
       */
      name: string;
      /**
       * @description What the group is for: no control character
       * @example Cuts the evening news
       */
      description?: string;
      /**
       * @description Keys of the roles that members hold by the group
       * @example [
       *       "_item_search"
       *     ]
       */
      roles?: string[];
      /**
       * @description Permissions that members hold by the group, besides those of the groups above
       * @example [
       *       "media_backend"
       *     ]
       */
      permissions?: ('userprofile' | 'user' | 'media_backend' | 'theme')[];
      /**
       * @description Groups that this one inherits from, by id; sent by id or by name, where what has digits only is an id
       * @example []
       */
      parents?: string[];
      /**
       * @description The organisation that the group belongs to
       * @example 1
       */
      organisation?: string;
      /**
       * @description The caller's own password, as a proof beside a session; not needed with HTTP basic
       * @example correct horse battery
       */
      current_password?: string;
    };
    /**
     * @example {
     *       "name": "News"
     *     }
     */
    NewOrganisation: {
      /**
       * @description Name of the organisation: no control character, no space at its ends
       * @example News
       */
      name: string;
    };
    /**
     * @example {
     *       "name": "1920x1080"
     *     }
     */
    NewResolution: {
      /**
       * @description Width and height in pixels, as in 1920x1080: two whole numbers with an x between
       * @example 1920x1080
       */
      name: string;
    };
    /**
     * @example {
     *       "name": "House HD",
     *       "description": "1920x1080, 25 pictures a second"
     *     }
     */
    NewStandard: {
      /**
       * @description Name of the standard
       * @example House HD
       */
      name: string;
      /**
       * @description What it is
       * @example 1920x1080, 25 pictures a second
       */
      description?: string;
    };
    /**
     * @example {
     *       "title": "Night shift",
     *       "template_string": "<header>{{ navigation }}</header>{{ messages }}{{ content }}",
     *       "css": "/media/themes/night.css",
     *       "javascript": "/media/themes/night.js"
     *     }
     */
    NewTheme: {
      /**
       * @description Name of the theme
       * @example Night shift
       */
      title: string;
      /**
       * @description Template used when a page is rendered; docs/themes.md tells what it gets: at most 64 KiB
       * @example <header>{{ navigation }}</header>{{ messages }}{{ content }}
       */
      template_string?: string | null;
      /**
       * @description Location of a CSS file: a relative path or an http(s) URL
       * @default
       * @example /media/themes/night.css
       */
      css?: string;
      /**
       * @description Location of a script file: a relative path or an http(s) URL
       * @default
       * @example /media/themes/night.js
       */
      javascript?: string;
    };
    /**
     * @example {
     *       "label": "Playout server",
     *       "expires_at": "2099-12-31T00:00:00.000000Z",
     *       "access": "read",
     *       "run_as": "forbidden",
     *       "assignee": "ann",
     *       "reveal": "assignee",
     *       "password": "correct horse battery"
     *     }
     */
    NewToken: {
      /**
       * @description What it is for
       * @example Playout server
       */
      label: string;
      /**
       * Format: date-time
       * @description When it ends, in the future, and as early as the site may ask for; without it, it lasts until it is revoked
       * @example 2099-12-31T00:00:00.000000Z
       */
      expires_at?: string | null;
      /**
       * @description All that its owner may, or reading only: then it does not rotate or revoke itself either
       * @default full
       * @example read
       * @enum {string}
       */
      access?: 'full' | 'read';
      /**
       * @description Whether it may, must not or must be used with RUNAS
       * @default allowed
       * @example forbidden
       * @enum {string}
       */
      run_as?: 'allowed' | 'forbidden' | 'required';
      /**
       * @description The name of the user whose rights it has; by administrators only
       * @example ann
       */
      assignee?: string;
      /**
       * @description Who gets the key of a token for somebody else
       * @default assignee
       * @example assignee
       * @enum {string}
       */
      reveal?: 'assignee' | 'now';
      /**
       * @description A fresh proof, for callers who signed in by a session
       * @example correct horse battery
       */
      password?: string;
    };
    /**
     * @example {
     *       "username": "ann",
     *       "password": "correct horse battery",
     *       "current_password": "correct horse battery",
     *       "first_name": "Ann",
     *       "last_name": "Archer",
     *       "email": "ann@example.org",
     *       "is_active": true,
     *       "is_staff": false,
     *       "is_superuser": false,
     *       "groups": [
     *         "1"
     *       ],
     *       "permissions": [
     *         "media_backend"
     *       ],
     *       "roles": [
     *         "_item_search"
     *       ],
     *       "organisation": "1"
     *     }
     */
    NewUser: {
      /**
       * @description Name to sign in with: no colon, no control character, no space at its ends
       * @example ann
       */
      username: string;
      /**
       * @description Password to sign in with; without one the user cannot: at least 8 characters
       * @example correct horse battery
       */
      password?: string;
      /**
       * @description The caller's own password, as a proof beside a session; not needed with HTTP basic
       * @example correct horse battery
       */
      current_password?: string;
      /**
       * @description First name: no control character
       * @example Ann
       */
      first_name?: string;
      /**
       * @description Last name: no control character
       * @example Archer
       */
      last_name?: string;
      /**
       * @description E-mail address
       * @example ann@example.org
       */
      email?: string;
      /**
       * @description Whether the user may sign in
       * @example true
       */
      is_active?: boolean;
      /**
       * @description Whether the user belongs to the staff
       * @example false
       */
      is_staff?: boolean;
      /**
       * @description Whether the user passes most permission checks
       * @example false
       */
      is_superuser?: boolean;
      /**
       * @description Groups that the user is in, by id; sent by id or by name, where what has digits only is an id. New users for whom none are sent are in the default group
       * @example [
       *       "1"
       *     ]
       */
      groups?: string[];
      /**
       * @description Permissions that the user holds directly, besides those of groups
       * @example [
       *       "media_backend"
       *     ]
       */
      permissions?: ('userprofile' | 'user' | 'media_backend' | 'theme')[];
      /**
       * @description Keys of the roles that the user holds
       * @example [
       *       "_item_search"
       *     ]
       */
      roles?: string[];
      /**
       * @description The organisation that the user belongs to
       * @default 1
       * @example 1
       */
      organisation?: string;
    };
    /**
     * @example {
     *       "name": "AV1 at 8 Mbit/s"
     *     }
     */
    NewVideoCodec: {
      /**
       * @description Name of the codec
       * @example AV1 at 8 Mbit/s
       */
      name: string;
    };
    Organisation: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name of the organisation: no control character, no space at its ends
       * @example News
       */
      name: string;
    };
    OrganisationBulk: {
      objects: components['schemas']['Organisation'][];
    };
    OrganisationBulkChanges: {
      objects: components['schemas']['Organisation'][];
    };
    OrganisationBulkChangesOutcome: {
      results: {
        status: number;
        object?: components['schemas']['Organisation'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    OrganisationBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['Organisation'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "name": "News"
     *     }
     */
    OrganisationChanges: {
      /**
       * @description Name of the organisation: no control character, no space at its ends
       * @example News
       */
      name?: string;
    };
    /** @enum {string} */
    OrganisationField: 'id' | 'name';
    /** @enum {string} */
    OrganisationOrder: 'id' | '-id' | 'name' | '-name';
    OrganisationPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['Organisation'][];
    };
    /**
     * @example {
     *       "overlap_minutes": 60
     *     }
     */
    OwnRotation: {
      /**
       * @description Minutes for which the key before goes on to work
       * @default 5
       * @example 60
       */
      overlap_minutes?: number;
    };
    PageMeta: {
      /**
       * @description Maximum number of objects per page
       * @example 50
       */
      limit: number;
      /** @description Relative URL of the next page, with its cursor; null on the last */
      next: string | null;
      /** @description Relative URL of the page before; null on the first */
      previous: string | null;
      /** @description How many objects there are; only with count=true */
      total_count?: number;
    };
    /**
     * @example {
     *       "old_password": "correct horse battery",
     *       "new_password": "battery horse correct",
     *       "revoke_tokens": false
     *     }
     */
    PasswordChange: {
      /**
       * @description The password so far
       * @example correct horse battery
       */
      old_password: string;
      /**
       * @description The new password: at least 8 characters
       * @example battery horse correct
       */
      new_password: string;
      /**
       * @description Whether the user's tokens end too
       * @default false
       * @example false
       */
      revoke_tokens?: boolean;
    };
    PasswordLink: {
      /**
       * Format: date-time
       * @description When it was made
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it ends, unless it is used before
       */
      expires_at: string;
      /** @description The name of who made it */
      created_by: string;
    };
    /**
     * @example {
     *       "current_password": "correct horse battery"
     *     }
     */
    PasswordLinkProof: {
      /**
       * @description The caller's own password, as a proof beside a session; not needed with HTTP basic
       * @example correct horse battery
       */
      current_password?: string;
    };
    /**
     * @example {
     *       "secret": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
     *     }
     */
    PasswordLinkSecret: {
      /**
       * @description What stands behind `/password-link/` in its address, without the closing slash
       * @example xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
       */
      secret: string;
    };
    /**
     * @example {
     *       "secret": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
     *       "password": "battery horse correct",
     *       "revoke_tokens": true
     *     }
     */
    PasswordLinkUse: {
      /**
       * @description What stands behind `/password-link/` in its address, without the closing slash
       * @example xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
       */
      secret: string;
      /**
       * @description The new password: at least 8 characters
       * @example battery horse correct
       */
      password: string;
      /**
       * @description Whether the user's tokens end too
       * @default true
       * @example true
       */
      revoke_tokens?: boolean;
    };
    PasswordLinkWithUrl: {
      /**
       * Format: uri
       * @description The address to send to the user, shown this once
       */
      url: string;
      /**
       * Format: date-time
       * @description When it ends, unless it is used before
       */
      expires_at: string;
    };
    /**
     * @example {
     *       "password": "battery horse correct",
     *       "revoke_tokens": true,
     *       "current_password": "correct horse battery"
     *     }
     */
    PasswordReset: {
      /**
       * @description The new password: at least 8 characters
       * @example battery horse correct
       */
      password: string;
      /**
       * @description Whether the user's tokens end too
       * @default true
       * @example true
       */
      revoke_tokens?: boolean;
      /**
       * @description The caller's own password, as a proof beside a session; not needed with HTTP basic
       * @example correct horse battery
       */
      current_password?: string;
    };
    Problem: components['schemas']['ProblemDetails'] & {
      /** @description The path that was asked for */
      instance: string;
      /**
       * Format: uuid
       * @description The key to the log entry
       */
      request_id: string;
    };
    ProblemDetails: {
      /**
       * Format: uri-reference
       * @description Where the code is explained
       */
      type: string;
      /** @description What the code means */
      title: string;
      status: number;
      /**
       * @description Stable: programs may decide by it
       * @enum {string}
       */
      code:
        | 'malformed_request'
        | 'invalid_json'
        | 'invalid_body'
        | 'validation_failed'
        | 'unknown_parameter'
        | 'invalid_parameter'
        | 'invalid_cursor'
        | 'invalid_header'
        | 'confirmation_required'
        | 'run_as_invalid'
        | 'run_as_required'
        | 'unauthenticated'
        | 'permission_denied'
        | 'csrf_failed'
        | 'foreign_site'
        | 'read_only_token'
        | 'run_as_forbidden'
        | 'proof_required'
        | 'not_grantable'
        | 'account_protected'
        | 'superuser_protected'
        | 'not_found'
        | 'run_as_unknown_user'
        | 'method_not_allowed'
        | 'request_timeout'
        | 'conflict'
        | 'name_taken'
        | 'in_use'
        | 'last_superuser'
        | 'last_administrator'
        | 'wrong_state'
        | 'idempotency_in_progress'
        | 'precondition_failed'
        | 'too_large'
        | 'unsupported_media_type'
        | 'expectation_failed'
        | 'idempotency_key_reused'
        | 'idempotency_keys_used_up'
        | 'too_many_requests'
        | 'internal_error'
        | 'unavailable'
        | 'too_slow'
        | 'storage_full'
        | 'bin_full'
        | 'nothing_to_undo'
        | 'theme_broken';
      /** @description One sentence for people */
      detail: string;
      /** @description With permission_denied: the permission or role that would do */
      permission?: string;
      /** @description What is wrong with which field */
      errors?: {
        field: string;
        message: string;
      }[];
    };
    Readiness: {
      /** @enum {string} */
      status: 'ok' | 'not ok';
      /**
       * @description Only for callers who are signed in
       * @enum {string}
       */
      database?: 'ok' | 'unreachable';
      /**
       * @description Only for callers who are signed in
       * @enum {string}
       */
      migrations?: 'ok' | 'missing';
      /**
       * @description Only for callers who are signed in
       * @enum {string}
       */
      storage?: 'ok' | 'full';
    };
    RegisteredRoles: {
      objects: components['schemas']['Role'][];
    };
    /**
     * @example {
     *       "note": "The logo is missing."
     *     }
     */
    Rejection: {
      /**
       * @description What is wrong with the theme
       * @example The logo is missing.
       */
      note: string;
    };
    RemovedBinItems: {
      /** @description How many items were taken out */
      removed: number;
    };
    Resolution: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Width and height in pixels, as in 1920x1080: two whole numbers with an x between
       * @example 1920x1080
       */
      name: string;
    };
    ResolutionBulk: {
      objects: components['schemas']['Resolution'][];
    };
    ResolutionBulkChanges: {
      objects: components['schemas']['Resolution'][];
    };
    ResolutionBulkChangesOutcome: {
      results: {
        status: number;
        object?: components['schemas']['Resolution'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    ResolutionBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['Resolution'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "name": "1920x1080"
     *     }
     */
    ResolutionChanges: {
      /**
       * @description Width and height in pixels, as in 1920x1080: two whole numbers with an x between
       * @example 1920x1080
       */
      name?: string;
    };
    /** @enum {string} */
    ResolutionField: 'id' | 'name';
    /** @enum {string} */
    ResolutionOrder: 'id' | '-id' | 'name' | '-name';
    ResolutionPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['Resolution'][];
    };
    Role: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /** @description Key of the role in the media backend */
      key: string;
      /** @description What the role allows, in words */
      label: string;
      /**
       * @description Who gives it its meaning
       * @enum {string}
       */
      source: 'backend' | 'platform' | 'plugin';
      /**
       * @description The role that a plugin put it under
       * @example 7
       */
      parent: string | null;
    };
    /** @enum {string} */
    RoleField: 'id' | 'key' | 'label' | 'source' | 'parent';
    /** @enum {string} */
    RoleOrder: 'id' | '-id' | 'key' | '-key' | 'label' | '-label' | 'source' | '-source';
    RolePage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['Role'][];
    };
    RoleTree: {
      /** @example newsroom_publish */
      name: string;
      /**
       * @description For people: something to see, no control character; without one it is the name
       * @example Publish
       */
      label?: string;
      children?: components['schemas']['RoleTree'][];
    };
    SameAspectRatioChanges: {
      /**
       * @example [
       *       "7",
       *       "8"
       *     ]
       */
      ids: string[];
      /**
       * @example {
       *       "width_ratio": 16,
       *       "height_ratio": 9,
       *       "pixel_type": "square"
       *     }
       */
      set: {
        /**
         * @description Width of the picture in relation to its height
         * @example 16
         */
        width_ratio?: number;
        /**
         * @description Height of the picture in relation to its width
         * @example 9
         */
        height_ratio?: number;
        /**
         * @description Shape of a pixel, such as square
         * @example square
         */
        pixel_type?: string;
      };
    };
    SameAudioCodecChanges: {
      /**
       * @example [
       *       "7",
       *       "8"
       *     ]
       */
      ids: string[];
      /**
       * @example {
       *       "name": "Opus at 128 kbit/s"
       *     }
       */
      set: {
        /**
         * @description Name of the codec
         * @example Opus at 128 kbit/s
         */
        name?: string;
      };
    };
    SameBinItemChanges: {
      /**
       * @example [
       *       "7",
       *       "8"
       *     ]
       */
      ids: string[];
      /**
       * @example {
       *       "resource_name": "Kickoff.mov",
       *       "ui_selected": true,
       *       "position": 1
       *     }
       */
      set: {
        /**
         * @description Name of the resource
         * @example Kickoff.mov
         */
        resource_name?: string;
        /**
         * @description Whether the user interface shows the item as selected
         * @example true
         */
        ui_selected?: boolean;
        /**
         * @description Its place in the bin, from 1 to the number of items, of a new one to one more
         * @example 1
         */
        position?: number;
      };
    };
    SameExportLocationChanges: {
      /**
       * @example [
       *       "7",
       *       "8"
       *     ]
       */
      ids: string[];
      /**
       * @example {
       *       "name": "Playout",
       *       "description": "Tonight, by hand",
       *       "uri": "ftp://playout@media.example.org/in/"
       *     }
       */
      set: {
        /**
         * @description Name of the location
         * @example Playout
         */
        name?: string;
        /**
         * @description What it is for
         * @example Tonight, by hand
         */
        description?: string;
        /**
         * @description Where it is, without its password and whatever else may be a secret. What is shown can be sent back, and changes nothing: to take a secret out of it, send another URI first: a URI that is no script
         * @example ftp://playout@media.example.org/in/
         */
        uri?: string;
      };
    };
    SameFormatChanges: {
      /**
       * @example [
       *       "7",
       *       "8"
       *     ]
       */
      ids: string[];
      /**
       * @example {
       *       "name": "MXF OP1a for playout",
       *       "media_type": "video"
       *     }
       */
      set: {
        /**
         * @description Name of the format
         * @example MXF OP1a for playout
         */
        name?: string;
        /**
         * @description What it holds: video, audio or image
         * @example video
         * @enum {string}
         */
        media_type?: 'video' | 'audio' | 'image';
      };
    };
    SameGroupChanges: {
      /**
       * @example [
       *       "7",
       *       "8"
       *     ]
       */
      ids: string[];
      /**
       * @example {
       *       "name": "Editors",
       *       "description": "Cuts the evening news",
       *       "roles": [
       *         "_item_search"
       *       ],
       *       "permissions": [
       *         "media_backend"
       *       ],
       *       "parents": [],
       *       "organisation": "1",
       *       "current_password": "correct horse battery"
       *     }
       */
      set: {
        /**
         * @description Name of the group: no control character, no space at its ends
         * @example Editors
         */
        name?: string;
        /**
         * @description What the group is for: no control character
         * @example Cuts the evening news
         */
        description?: string;
        /**
         * @description Keys of the roles that members hold by the group
         * @example [
         *       "_item_search"
         *     ]
         */
        roles?: string[];
        /**
         * @description Permissions that members hold by the group, besides those of the groups above
         * @example [
         *       "media_backend"
         *     ]
         */
        permissions?: ('userprofile' | 'user' | 'media_backend' | 'theme')[];
        /**
         * @description Groups that this one inherits from, by id; sent by id or by name, where what has digits only is an id
         * @example []
         */
        parents?: string[];
        /**
         * @description The organisation that the group belongs to
         * @example 1
         */
        organisation?: string;
        /**
         * @description The caller's own password, as a proof beside a session; not needed with HTTP basic
         * @example correct horse battery
         */
        current_password?: string;
      };
    };
    SameOrganisationChanges: {
      /**
       * @example [
       *       "7",
       *       "8"
       *     ]
       */
      ids: string[];
      /**
       * @example {
       *       "name": "News"
       *     }
       */
      set: {
        /**
         * @description Name of the organisation: no control character, no space at its ends
         * @example News
         */
        name?: string;
      };
    };
    SameResolutionChanges: {
      /**
       * @example [
       *       "7",
       *       "8"
       *     ]
       */
      ids: string[];
      /**
       * @example {
       *       "name": "1920x1080"
       *     }
       */
      set: {
        /**
         * @description Width and height in pixels, as in 1920x1080: two whole numbers with an x between
         * @example 1920x1080
         */
        name?: string;
      };
    };
    SameStandardChanges: {
      /**
       * @example [
       *       "7",
       *       "8"
       *     ]
       */
      ids: string[];
      /**
       * @example {
       *       "name": "House HD",
       *       "description": "1920x1080, 25 pictures a second"
       *     }
       */
      set: {
        /**
         * @description Name of the standard
         * @example House HD
         */
        name?: string;
        /**
         * @description What it is
         * @example 1920x1080, 25 pictures a second
         */
        description?: string;
      };
    };
    SameThemeChanges: {
      /**
       * @example [
       *       "7",
       *       "8"
       *     ]
       */
      ids: string[];
      /**
       * @example {
       *       "title": "Night shift",
       *       "template_string": "<header>{{ navigation }}</header>{{ messages }}{{ content }}",
       *       "css": "/media/themes/night.css",
       *       "javascript": "/media/themes/night.js"
       *     }
       */
      set: {
        /**
         * @description Name of the theme
         * @example Night shift
         */
        title?: string;
        /**
         * @description Template used when a page is rendered; docs/themes.md tells what it gets: at most 64 KiB
         * @example <header>{{ navigation }}</header>{{ messages }}{{ content }}
         */
        template_string?: string | null;
        /**
         * @description Location of a CSS file: a relative path or an http(s) URL
         * @example /media/themes/night.css
         */
        css?: string;
        /**
         * @description Location of a script file: a relative path or an http(s) URL
         * @example /media/themes/night.js
         */
        javascript?: string;
      };
    };
    SameUserChanges: {
      /**
       * @example [
       *       "7",
       *       "8"
       *     ]
       */
      ids: string[];
      /**
       * @example {
       *       "username": "ann",
       *       "current_password": "correct horse battery",
       *       "first_name": "Ann",
       *       "last_name": "Archer",
       *       "email": "ann@example.org",
       *       "is_active": true,
       *       "is_staff": false,
       *       "is_superuser": false,
       *       "groups": [
       *         "1"
       *       ],
       *       "permissions": [
       *         "media_backend"
       *       ],
       *       "roles": [
       *         "_item_search"
       *       ],
       *       "organisation": "1"
       *     }
       */
      set: {
        /**
         * @description Name to sign in with: no colon, no control character, no space at its ends
         * @example ann
         */
        username?: string;
        /**
         * @description The caller's own password, as a proof beside a session; not needed with HTTP basic
         * @example correct horse battery
         */
        current_password?: string;
        /**
         * @description First name: no control character
         * @example Ann
         */
        first_name?: string;
        /**
         * @description Last name: no control character
         * @example Archer
         */
        last_name?: string;
        /**
         * @description E-mail address
         * @example ann@example.org
         */
        email?: string;
        /**
         * @description Whether the user may sign in
         * @example true
         */
        is_active?: boolean;
        /**
         * @description Whether the user belongs to the staff
         * @example false
         */
        is_staff?: boolean;
        /**
         * @description Whether the user passes most permission checks
         * @example false
         */
        is_superuser?: boolean;
        /**
         * @description Groups that the user is in, by id; sent by id or by name, where what has digits only is an id. New users for whom none are sent are in the default group
         * @example [
         *       "1"
         *     ]
         */
        groups?: string[];
        /**
         * @description Permissions that the user holds directly, besides those of groups
         * @example [
         *       "media_backend"
         *     ]
         */
        permissions?: ('userprofile' | 'user' | 'media_backend' | 'theme')[];
        /**
         * @description Keys of the roles that the user holds
         * @example [
         *       "_item_search"
         *     ]
         */
        roles?: string[];
        /**
         * @description The organisation that the user belongs to
         * @example 1
         */
        organisation?: string;
      };
    };
    SameVideoCodecChanges: {
      /**
       * @example [
       *       "7",
       *       "8"
       *     ]
       */
      ids: string[];
      /**
       * @example {
       *       "name": "AV1 at 8 Mbit/s"
       *     }
       */
      set: {
        /**
         * @description Name of the codec
         * @example AV1 at 8 Mbit/s
         */
        name?: string;
      };
    };
    Session: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * Format: date-time
       * @description When it was started
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was last seen
       */
      last_seen_at: string;
      /**
       * Format: date-time
       * @description When it ends unless it is used before
       */
      expires_at: string;
      /** @description Where it was started from */
      address: string;
      /** @description What the browser said of itself */
      user_agent: string;
      /** @description Whether it is the session of this request */
      current: boolean;
    };
    /** @enum {string} */
    SessionField: 'id' | 'created_at' | 'last_seen_at' | 'expires_at' | 'address' | 'user_agent' | 'current';
    /** @enum {string} */
    SessionOrder: 'id' | '-id' | 'created_at' | '-created_at' | 'last_seen_at' | '-last_seen_at';
    SessionPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['Session'][];
    };
    Standard: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name of the standard
       * @example House HD
       */
      name: string;
      /**
       * @description What it is
       * @example 1920x1080, 25 pictures a second
       */
      description: string;
    };
    StandardBulk: {
      objects: components['schemas']['Standard'][];
    };
    StandardBulkChanges: {
      objects: components['schemas']['Standard'][];
    };
    StandardBulkChangesOutcome: {
      results: {
        status: number;
        object?: components['schemas']['Standard'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    StandardBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['Standard'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "name": "House HD",
     *       "description": "1920x1080, 25 pictures a second"
     *     }
     */
    StandardChanges: {
      /**
       * @description Name of the standard
       * @example House HD
       */
      name?: string;
      /**
       * @description What it is
       * @example 1920x1080, 25 pictures a second
       */
      description?: string;
    };
    /** @enum {string} */
    StandardField: 'id' | 'name' | 'description';
    /** @enum {string} */
    StandardOrder: 'id' | '-id' | 'name' | '-name';
    StandardPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['Standard'][];
    };
    Theme: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name of the theme
       * @example Night shift
       */
      title: string;
      /**
       * @description Template used when a page is rendered; docs/themes.md tells what it gets: at most 64 KiB
       * @example <header>{{ navigation }}</header>{{ messages }}{{ content }}
       */
      template_string: string | null;
      /**
       * @description Location of a CSS file: a relative path or an http(s) URL
       * @example /media/themes/night.css
       */
      css: string;
      /**
       * @description Location of a script file: a relative path or an http(s) URL
       * @example /media/themes/night.js
       */
      javascript: string;
      /**
       * @description 1 EDITING, 2 PENDING, 3 APPROVED, 4 HIDDEN
       * @enum {integer}
       */
      status: 1 | 2 | 3 | 4;
      /** @description Path of the logo below `/media/`, where it is served */
      logoimage: string;
      /** @description Whether this is the default theme of the site */
      is_default: boolean;
      /**
       * @description Who asked for its approval last
       * @example 7
       */
      submitted_by: string | null;
      /** @description Why it was last rejected */
      note: string;
    };
    ThemeBulk: {
      objects: components['schemas']['Theme'][];
    };
    ThemeBulkChanges: {
      objects: components['schemas']['BriefTheme'][];
    };
    ThemeBulkChangesOutcome: {
      results: {
        status: number;
        object?: components['schemas']['BriefTheme'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    ThemeBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['Theme'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    ThemeChange: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * Format: date-time
       * @description When it was done
       */
      at: string;
      /** @description The name of the user who really did it */
      actor: string;
      /** @description What that user is called; null where the account is gone */
      actor_name: string | null;
      /** @description As whom, when that is another user */
      effective: string;
      /** @description What that user is called; null where there is none */
      effective_name: string | null;
      /** @description What was done, in words */
      detail: string;
    };
    /** @enum {string} */
    ThemeChangeField: 'id' | 'at' | 'actor' | 'actor_name' | 'effective' | 'effective_name' | 'detail';
    /** @enum {string} */
    ThemeChangeOrder: 'id' | '-id' | 'at' | '-at';
    ThemeChangePage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['ThemeChange'][];
    };
    /**
     * @example {
     *       "title": "Night shift",
     *       "template_string": "<header>{{ navigation }}</header>{{ messages }}{{ content }}",
     *       "css": "/media/themes/night.css",
     *       "javascript": "/media/themes/night.js"
     *     }
     */
    ThemeChanges: {
      /**
       * @description Name of the theme
       * @example Night shift
       */
      title?: string;
      /**
       * @description Template used when a page is rendered; docs/themes.md tells what it gets: at most 64 KiB
       * @example <header>{{ navigation }}</header>{{ messages }}{{ content }}
       */
      template_string?: string | null;
      /**
       * @description Location of a CSS file: a relative path or an http(s) URL
       * @example /media/themes/night.css
       */
      css?: string;
      /**
       * @description Location of a script file: a relative path or an http(s) URL
       * @example /media/themes/night.js
       */
      javascript?: string;
    };
    ThemeCheck: {
      /** @description How many are error */
      errors: number;
      /** @description How many are warning */
      warnings: number;
      /** @description How many are advice */
      advices: number;
      /** @description Errors first */
      findings: components['schemas']['ThemeFinding'][];
    };
    /**
     * @example {
     *       "template_string": "{{ navigation }}{{ messages }}{{ content }}",
     *       "css": "/media/themes/night.css",
     *       "javascript": "/media/themes/night.js"
     *     }
     */
    ThemeDraft: {
      /**
       * @description Template used when a page is rendered: at most 64 KiB
       * @example {{ navigation }}{{ messages }}{{ content }}
       */
      template_string?: string | null;
      /**
       * @description Location of a CSS file: a relative path or an http(s) URL
       * @example /media/themes/night.css
       */
      css?: string;
      /**
       * @description Location of a script file: a relative path or an http(s) URL
       * @example /media/themes/night.js
       */
      javascript?: string;
    };
    /** @enum {string} */
    ThemeField:
      | 'id'
      | 'title'
      | 'template_string'
      | 'css'
      | 'javascript'
      | 'status'
      | 'logoimage'
      | 'is_default'
      | 'submitted_by'
      | 'note';
    ThemeFinding: {
      /** @enum {string} */
      code:
        | 'template-fails'
        | 'required-part'
        | 'misplaced-part'
        | 'sent-away'
        | 'unreadable'
        | 'contrast'
        | 'address-missing'
        | 'foreign-host'
        | 'unread-style'
        | 'unknown-variable'
        | 'hidden-focus'
        | 'fixed-width'
        | 'large-file'
        | 'imported-style'
        | 'no-variables'
        | 'blocked-by-policy'
        | 'no-main'
        | 'missing-part'
        | 'no-language'
        | 'unknown-tag'
        | 'unknown-filter'
        | 'unknown-page'
        | 'unknown-part'
        | 'unknown-region'
        | 'unknown-name'
        | 'without-meaning'
        | 'prints-raw';
      /**
       * @description error: it would break pages, and keeps the theme from being approved
       * @enum {string}
       */
      level: 'error' | 'warning' | 'advice';
      /** @description What themes are held to */
      rule: string;
      /** @description What to do */
      help: string;
      place: {
        /** @description A member of the theme, or the address of its style sheet */
        file: string;
        line: number | null;
        column: number | null;
      };
      /** @description What is wrong here */
      message: string;
    };
    /** @enum {string} */
    ThemeOrder: 'id' | '-id' | 'title' | '-title' | 'status' | '-status' | 'is_default' | '-is_default';
    ThemePage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['ListedTheme'][];
    };
    ThemePreview: {
      /** @example 7 */
      id: string;
      title: string;
      css: string;
      javascript: string;
      /** @description Relative URL of the logo */
      logo_url: string | null;
      /** @description A page by the template, for a sandboxed frame only */
      html: string | null;
      /** @description Why there is no page */
      problem: string | null;
    };
    Token: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description What the token is for
       * @example Playout server
       */
      label: string;
      /** @description The end of the key; empty until it is revealed */
      last4: string;
      /**
       * @description All that its owner may, or reading only
       * @enum {string}
       */
      access: 'full' | 'read';
      /**
       * @description Whether it may, must not or must be used with RUNAS
       * @enum {string}
       */
      run_as: 'allowed' | 'forbidden' | 'required';
      /** @description The name of the user whose rights it has */
      assignee: string;
      /** @description The name of the user who made it; null for the administration command */
      created_by: string | null;
      /**
       * Format: date-time
       * @description When it was made
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it ends
       */
      expires_at: string | null;
      /**
       * Format: date-time
       * @description When it was last used, to the minute
       */
      last_used_at: string | null;
      /** @description From which address it was last used */
      last_used_from: string | null;
      /**
       * Format: date-time
       * @description When it was revoked
       */
      revoked_at: string | null;
      /**
       * @description What it is now; unrevealed until its assignee has fetched the key
       * @enum {string}
       */
      state: 'active' | 'unrevealed' | 'expired' | 'revoked';
    };
    /**
     * @example {
     *       "label": "Playout server 2",
     *       "expires_at": "2099-12-31T00:00:00.000000Z",
     *       "access": "read",
     *       "password": "correct horse battery"
     *     }
     */
    TokenChanges: {
      /**
       * @description What it is for
       * @example Playout server 2
       */
      label?: string;
      /**
       * Format: date-time
       * @description When it ends, in the future, and as early as the site may ask for; without it, it lasts until it is revoked
       * @example 2099-12-31T00:00:00.000000Z
       */
      expires_at?: string | null;
      /**
       * @description To read only from now on; nothing gives a token more than it was made with
       * @example read
       * @enum {string}
       */
      access?: 'read';
      /**
       * @description A fresh proof, for callers who signed in by a session
       * @example correct horse battery
       */
      password?: string;
    };
    /** @enum {string} */
    TokenField:
      | 'id'
      | 'label'
      | 'last4'
      | 'access'
      | 'run_as'
      | 'assignee'
      | 'created_by'
      | 'created_at'
      | 'expires_at'
      | 'last_used_at'
      | 'last_used_from'
      | 'revoked_at'
      | 'state';
    /** @enum {string} */
    TokenOrder:
      | 'id'
      | '-id'
      | 'label'
      | '-label'
      | 'created_at'
      | '-created_at'
      | 'expires_at'
      | '-expires_at'
      | 'last_used_at'
      | '-last_used_at';
    TokenPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['Token'][];
    };
    /**
     * @example {
     *       "password": "correct horse battery"
     *     }
     */
    TokenProof: {
      /**
       * @description A fresh proof, for callers who signed in by a session
       * @example correct horse battery
       */
      password?: string;
    };
    /**
     * @example {
     *       "overlap_minutes": 60,
     *       "password": "correct horse battery"
     *     }
     */
    TokenRotation: {
      /**
       * @description Minutes for which the key before goes on to work
       * @default 0
       * @example 60
       */
      overlap_minutes?: number;
      /**
       * @description A fresh proof, for callers who signed in by a session
       * @example correct horse battery
       */
      password?: string;
    };
    TokenUse: {
      /** @description All of them, within the last 30 days */
      calls: number;
      /** @description What was called, most often first */
      routes: {
        /** @example GET */
        method: string;
        /**
         * @description With the names of its parameters, as this document has it
         * @example /API/v1/theme/{id}/
         */
        path: string;
        /** @enum {string} */
        version: 'v1' | 'v2';
        calls: number;
        /**
         * Format: date
         * @description The day of the last call, in UTC
         */
        last_used_on: string;
        /**
         * @description The call that takes the place of one of the first version
         * @example GET /API/v2/themes/{id}/
         */
        twin: string | null;
        /**
         * @description Where in docs/moving-from-v1.md that is told
         * @example v1-theme
         */
        guide: string | null;
      }[];
      /** @description Each of these days, the oldest first; the last is the present one */
      days: {
        /**
         * Format: date
         * @description In UTC
         */
        day: string;
        calls: number;
      }[];
      advice: {
        /**
         * @description What there is to say, what presses most first
         * @enum {string}
         */
        code: 'ends_soon' | 'calls_v1' | 'only_read' | 'never_used' | 'unused_for_60_days' | 'not_fetched' | 'no_end';
        /** @description How many calls within the last 30 days it speaks of */
        calls?: number;
        /** @description Those of the first version, which are to be replaced */
        routes?: {
          /** @example GET */
          method: string;
          /**
           * @description With the names of its parameters, as this document has it
           * @example /API/v1/theme/{id}/
           */
          path: string;
          /** @enum {string} */
          version: 'v1' | 'v2';
          calls: number;
          /**
           * Format: date
           * @description The day of the last call, in UTC
           */
          last_used_on: string;
          /**
           * @description The call that takes the place of one of the first version
           * @example GET /API/v2/themes/{id}/
           */
          twin: string | null;
          /**
           * @description Where in docs/moving-from-v1.md that is told
           * @example v1-theme
           */
          guide: string | null;
        }[];
      }[];
    };
    TokenWithKey: components['schemas']['Token'] & {
      /** @description Shown this once */
      key?: string;
    };
    /** @description True or false; the first version has more ways to say it */
    TrueOrFalse: boolean | ('True' | 'False' | '1' | '0');
    User: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name to sign in with: no colon, no control character, no space at its ends
       * @example ann
       */
      username: string;
      /**
       * @description First name: no control character
       * @example Ann
       */
      first_name: string;
      /**
       * @description Last name: no control character
       * @example Archer
       */
      last_name: string;
      /**
       * @description E-mail address
       * @example ann@example.org
       */
      email: string;
      /**
       * @description Whether the user may sign in
       * @example true
       */
      is_active: boolean;
      /**
       * @description Whether the user belongs to the staff
       * @example false
       */
      is_staff: boolean;
      /**
       * @description Whether the user passes most permission checks
       * @example false
       */
      is_superuser: boolean;
      /**
       * Format: date-time
       * @description When the user was added
       */
      date_joined: string;
      /**
       * Format: date-time
       * @description When the user last logged in
       */
      last_login: string | null;
      /**
       * @description Groups that the user is in, by id; sent by id or by name, where what has digits only is an id. New users for whom none are sent are in the default group
       * @example [
       *       "1"
       *     ]
       */
      groups: string[];
      /**
       * @description Permissions that the user holds directly, besides those of groups
       * @example [
       *       "media_backend"
       *     ]
       */
      permissions: ('userprofile' | 'user' | 'media_backend' | 'theme')[];
      /**
       * @description Notes about the user
       * @example Late shift
       */
      notes: string | null;
      /**
       * Format: date-time
       * @description When the profile was created
       */
      create_date: string;
      /**
       * @description Objects on a page of the web lists
       * @example 50
       */
      paginate_by: number;
      /**
       * @description A phone number
       * @example +49 40 123456
       */
      contact_number: string | null;
      /**
       * @description Further data about the user
       * @example {
       *       "desk": "sport"
       *     }
       */
      extra_info: {
        [key: string]: unknown;
      };
      /**
       * @description The theme that the user has chosen
       * @example null
       */
      theme: string | null;
      /**
       * @description Keys of the roles that the user holds
       * @example [
       *       "_item_search"
       *     ]
       */
      roles: string[];
      /** @description Keys of all roles of the media backend that the user holds, own and by groups */
      effective_roles: string[];
      /**
       * @description Relative path of the page to start with
       * @example /vs/item/
       */
      homepage: string;
      /**
       * @description Group that ingested media goes to
       * @example Editors
       */
      default_ingest_group: string;
      /**
       * @description Group that is selected at first
       * @example Editors
       */
      default_group: string;
      /**
       * @description How lists are sorted at first: field and order of each key
       * @example [
       *       {
       *         "field": "created",
       *         "order": "descending"
       *       }
       *     ]
       */
      default_sort_list: {
        field: string;
        /** @enum {string} */
        order: 'ascending' | 'descending';
      }[];
      /**
       * @description Group of metadata fields that is shown at first
       * @example Film
       */
      default_metadata_group: string | null;
      /** @description How often the user has logged in */
      login_count: number;
      /**
       * @description The organisation that the user belongs to
       * @example 1
       */
      organisation: string;
      /** @description What that organisation is called */
      organisation_name: string;
      /**
       * @description Metadata fields that the user has chosen
       * @example {
       *       "Film": [
       *         "title",
       *         "director"
       *       ]
       *     }
       */
      metadata_fields: {
        [key: string]: unknown;
      };
      /**
       * @description Language of the pages; null for what the browser prefers
       * @example de
       * @enum {string|null}
       */
      language: 'en' | 'de' | null;
      /**
       * @description Colours of the pages; null for those of the system
       * @example dark
       * @enum {string|null}
       */
      colour_scheme: 'light' | 'dark' | null;
      /**
       * @description Minutes after which an idle session ends; 0 is the site's default
       * @example 480
       */
      timeout: number;
    };
    UserBulk: {
      objects: components['schemas']['User'][];
    };
    UserBulkChanges: {
      objects: components['schemas']['BriefUser'][];
    };
    UserBulkChangesOutcome: {
      results: {
        status: number;
        object?: components['schemas']['BriefUser'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    UserBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['User'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "username": "ann",
     *       "current_password": "correct horse battery",
     *       "first_name": "Ann",
     *       "last_name": "Archer",
     *       "email": "ann@example.org",
     *       "is_active": true,
     *       "is_staff": false,
     *       "is_superuser": false,
     *       "groups": [
     *         "1"
     *       ],
     *       "permissions": [
     *         "media_backend"
     *       ],
     *       "roles": [
     *         "_item_search"
     *       ],
     *       "organisation": "1"
     *     }
     */
    UserChanges: {
      /**
       * @description Name to sign in with: no colon, no control character, no space at its ends
       * @example ann
       */
      username?: string;
      /**
       * @description The caller's own password, as a proof beside a session; not needed with HTTP basic
       * @example correct horse battery
       */
      current_password?: string;
      /**
       * @description First name: no control character
       * @example Ann
       */
      first_name?: string;
      /**
       * @description Last name: no control character
       * @example Archer
       */
      last_name?: string;
      /**
       * @description E-mail address
       * @example ann@example.org
       */
      email?: string;
      /**
       * @description Whether the user may sign in
       * @example true
       */
      is_active?: boolean;
      /**
       * @description Whether the user belongs to the staff
       * @example false
       */
      is_staff?: boolean;
      /**
       * @description Whether the user passes most permission checks
       * @example false
       */
      is_superuser?: boolean;
      /**
       * @description Groups that the user is in, by id; sent by id or by name, where what has digits only is an id. New users for whom none are sent are in the default group
       * @example [
       *       "1"
       *     ]
       */
      groups?: string[];
      /**
       * @description Permissions that the user holds directly, besides those of groups
       * @example [
       *       "media_backend"
       *     ]
       */
      permissions?: ('userprofile' | 'user' | 'media_backend' | 'theme')[];
      /**
       * @description Keys of the roles that the user holds
       * @example [
       *       "_item_search"
       *     ]
       */
      roles?: string[];
      /**
       * @description The organisation that the user belongs to
       * @example 1
       */
      organisation?: string;
    };
    /** @enum {string} */
    UserField:
      | 'id'
      | 'username'
      | 'first_name'
      | 'last_name'
      | 'email'
      | 'is_active'
      | 'is_staff'
      | 'is_superuser'
      | 'date_joined'
      | 'last_login'
      | 'groups'
      | 'permissions'
      | 'notes'
      | 'create_date'
      | 'paginate_by'
      | 'contact_number'
      | 'extra_info'
      | 'theme'
      | 'roles'
      | 'effective_roles'
      | 'homepage'
      | 'default_ingest_group'
      | 'default_group'
      | 'default_sort_list'
      | 'default_metadata_group'
      | 'login_count'
      | 'organisation'
      | 'organisation_name'
      | 'metadata_fields'
      | 'language'
      | 'colour_scheme'
      | 'timeout';
    /** @enum {string} */
    UserOrder:
      | 'id'
      | '-id'
      | 'create_date'
      | '-create_date'
      | 'login_count'
      | '-login_count'
      | 'username'
      | '-username'
      | 'first_name'
      | '-first_name'
      | 'last_name'
      | '-last_name'
      | 'date_joined'
      | '-date_joined'
      | 'last_login'
      | '-last_login'
      | 'email'
      | '-email';
    UserPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['User'][];
    };
    V1Days: {
      /** @description All of them within these days; 0 says that they were quiet */
      calls: number;
      /** @description Each of these days, the oldest first; the last is the present one */
      days: {
        /**
         * Format: date
         * @description In UTC
         */
        day: string;
        calls: number;
      }[];
    };
    V1Usage: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description The id of the user who really called
       * @example 7
       */
      user: string;
      /** @description The name of that user; null when they are gone */
      username: string | null;
      /**
       * @description The token that was used, if any
       * @example 7
       */
      token: string | null;
      /** @description The label of that token */
      token_label: string | null;
      /** @description What was called, such as GET theme/:id */
      route: string;
      /** @description How often */
      calls: number;
      /**
       * Format: date-time
       * @description When last
       */
      last_at: string;
      /** @description From which address last, if that is known */
      last_from: string | null;
      /** @description The call that takes its place, such as GET /API/v2/themes/{id}/ */
      twin: string | null;
      /** @description Where in docs/moving-from-v1.md that is told */
      guide: string | null;
    };
    /** @enum {string} */
    V1UsageField:
      | 'id'
      | 'user'
      | 'username'
      | 'token'
      | 'token_label'
      | 'route'
      | 'calls'
      | 'last_at'
      | 'last_from'
      | 'twin'
      | 'guide';
    /** @enum {string} */
    V1UsageOrder: 'id' | '-id' | 'route' | '-route' | 'calls' | '-calls' | 'last_at' | '-last_at';
    V1UsagePage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['V1Usage'][];
    };
    Version: {
      /**
       * @description The version of the service
       * @example 4.0.0
       */
      version: string;
      /** @description The versions of the API that it serves */
      api: string[];
    };
    VideoCodec: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name of the codec
       * @example AV1 at 8 Mbit/s
       */
      name: string;
    };
    VideoCodecBulk: {
      objects: components['schemas']['VideoCodec'][];
    };
    VideoCodecBulkChanges: {
      objects: components['schemas']['VideoCodec'][];
    };
    VideoCodecBulkChangesOutcome: {
      results: {
        status: number;
        object?: components['schemas']['VideoCodec'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    VideoCodecBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['VideoCodec'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "name": "AV1 at 8 Mbit/s"
     *     }
     */
    VideoCodecChanges: {
      /**
       * @description Name of the codec
       * @example AV1 at 8 Mbit/s
       */
      name?: string;
    };
    /** @enum {string} */
    VideoCodecField: 'id' | 'name';
    /** @enum {string} */
    VideoCodecOrder: 'id' | '-id' | 'name' | '-name';
    VideoCodecPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['VideoCodec'][];
    };
    Whoami: {
      /** @description Whose rights the request has */
      user: {
        /** @example 7 */
        id: string;
        username: string;
        is_active: boolean;
        is_superuser: boolean;
      };
      /** @description Who really sent it, when that is another user */
      actor: {
        /** @example 7 */
        id: string;
        username: string;
        is_active: boolean;
        is_superuser: boolean;
      } | null;
      /**
       * @description How they signed in
       * @enum {string}
       */
      via: 'basic' | 'session' | 'token';
      /** @description The token that signed the request in */
      token: {
        /** @example 7 */
        id: string;
        label: string;
        /** Format: date-time */
        expires_at: string | null;
        /** @enum {string} */
        access: 'full' | 'read';
        /** @enum {string} */
        run_as: 'allowed' | 'forbidden' | 'required';
      } | null;
      /** @description Permissions: own, by groups, and those that all superusers have */
      permissions: string[];
      /** @description Roles of the platform and of its plugins, own and by groups */
      platform_roles: string[];
      /** @description Roles of the media backend, own and by groups */
      roles: string[];
    };
    /** @description A whole number */
    WholeNumber: string;
  };
  responses: {
    /**
     * @description * `invalid_body`: The body does not have the right form
     *     * `invalid_header`: A header has a wrong value
     *     * `invalid_json`: The body is not valid JSON
     *     * `malformed_request`: The request could not be understood
     *     * `unknown_parameter`: There is no such query parameter here
     */
    'BadRequest.body.invalid_header.unknown_parameter': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#invalid_body",
         *       "title": "The body does not have the right form",
         *       "status": 400,
         *       "code": "invalid_body",
         *       "detail": "The body does not have the right form.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `invalid_body`: The body does not have the right form
     *     * `invalid_header`: A header has a wrong value
     *     * `invalid_json`: The body is not valid JSON
     *     * `malformed_request`: The request could not be understood
     *     * `unknown_parameter`: There is no such query parameter here
     *     * `validation_failed`: Some fields cannot be accepted; see "errors"
     */
    'BadRequest.body.invalid_header.unknown_parameter.validation_failed': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#invalid_body",
         *       "title": "The body does not have the right form",
         *       "status": 400,
         *       "code": "invalid_body",
         *       "detail": "The body does not have the right form.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `bin_full`: A media bin holds no more
     *     * `invalid_body`: The body does not have the right form
     *     * `invalid_header`: A header has a wrong value
     *     * `invalid_json`: The body is not valid JSON
     *     * `invalid_parameter`: A query parameter has a wrong value
     *     * `malformed_request`: The request could not be understood
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     *     * `validation_failed`: Some fields cannot be accepted; see "errors"
     */
    'BadRequest.caller.body.bin_full.invalid_parameter.unknown_parameter.validation_failed': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#bin_full",
         *       "title": "A media bin holds no more",
         *       "status": 400,
         *       "code": "bin_full",
         *       "detail": "A media bin holds no more.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `bin_full`: A media bin holds no more
     *     * `invalid_body`: The body does not have the right form
     *     * `invalid_header`: A header has a wrong value
     *     * `invalid_json`: The body is not valid JSON
     *     * `malformed_request`: The request could not be understood
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     */
    'BadRequest.caller.body.bin_full.unknown_parameter': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#bin_full",
         *       "title": "A media bin holds no more",
         *       "status": 400,
         *       "code": "bin_full",
         *       "detail": "A media bin holds no more.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `bin_full`: A media bin holds no more
     *     * `invalid_body`: The body does not have the right form
     *     * `invalid_header`: A header has a wrong value
     *     * `invalid_json`: The body is not valid JSON
     *     * `malformed_request`: The request could not be understood
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     *     * `validation_failed`: Some fields cannot be accepted; see "errors"
     */
    'BadRequest.caller.body.bin_full.unknown_parameter.validation_failed': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#bin_full",
         *       "title": "A media bin holds no more",
         *       "status": 400,
         *       "code": "bin_full",
         *       "detail": "A media bin holds no more.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `confirmation_required`: The name of what is to be deleted must be repeated
     *     * `invalid_body`: The body does not have the right form
     *     * `invalid_header`: A header has a wrong value
     *     * `invalid_json`: The body is not valid JSON
     *     * `invalid_parameter`: A query parameter has a wrong value
     *     * `malformed_request`: The request could not be understood
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     */
    'BadRequest.caller.body.confirmation_required.invalid_parameter.unknown_parameter': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#confirmation_required",
         *       "title": "The name of what is to be deleted must be repeated",
         *       "status": 400,
         *       "code": "confirmation_required",
         *       "detail": "The name of what is to be deleted must be repeated.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `confirmation_required`: The name of what is to be deleted must be repeated
     *     * `invalid_body`: The body does not have the right form
     *     * `invalid_header`: A header has a wrong value
     *     * `invalid_json`: The body is not valid JSON
     *     * `invalid_parameter`: A query parameter has a wrong value
     *     * `malformed_request`: The request could not be understood
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     *     * `validation_failed`: Some fields cannot be accepted; see "errors"
     */
    'BadRequest.caller.body.confirmation_required.invalid_parameter.unknown_parameter.validation_failed': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#confirmation_required",
         *       "title": "The name of what is to be deleted must be repeated",
         *       "status": 400,
         *       "code": "confirmation_required",
         *       "detail": "The name of what is to be deleted must be repeated.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `invalid_body`: The body does not have the right form
     *     * `invalid_header`: A header has a wrong value
     *     * `invalid_json`: The body is not valid JSON
     *     * `invalid_parameter`: A query parameter has a wrong value
     *     * `malformed_request`: The request could not be understood
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     */
    'BadRequest.caller.body.invalid_parameter.unknown_parameter': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#invalid_body",
         *       "title": "The body does not have the right form",
         *       "status": 400,
         *       "code": "invalid_body",
         *       "detail": "The body does not have the right form.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `invalid_body`: The body does not have the right form
     *     * `invalid_header`: A header has a wrong value
     *     * `invalid_json`: The body is not valid JSON
     *     * `invalid_parameter`: A query parameter has a wrong value
     *     * `malformed_request`: The request could not be understood
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     *     * `validation_failed`: Some fields cannot be accepted; see "errors"
     */
    'BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#invalid_body",
         *       "title": "The body does not have the right form",
         *       "status": 400,
         *       "code": "invalid_body",
         *       "detail": "The body does not have the right form.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `invalid_body`: The body does not have the right form
     *     * `invalid_header`: A header has a wrong value
     *     * `invalid_json`: The body is not valid JSON
     *     * `malformed_request`: The request could not be understood
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     */
    'BadRequest.caller.body.unknown_parameter': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#invalid_body",
         *       "title": "The body does not have the right form",
         *       "status": 400,
         *       "code": "invalid_body",
         *       "detail": "The body does not have the right form.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `invalid_body`: The body does not have the right form
     *     * `invalid_header`: A header has a wrong value
     *     * `invalid_json`: The body is not valid JSON
     *     * `malformed_request`: The request could not be understood
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     *     * `validation_failed`: Some fields cannot be accepted; see "errors"
     */
    'BadRequest.caller.body.unknown_parameter.validation_failed': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#invalid_body",
         *       "title": "The body does not have the right form",
         *       "status": 400,
         *       "code": "invalid_body",
         *       "detail": "The body does not have the right form.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `invalid_cursor`: The cursor is not one of this list
     *     * `invalid_header`: A header has a wrong value
     *     * `invalid_parameter`: A query parameter has a wrong value
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     */
    'BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#invalid_cursor",
         *       "title": "The cursor is not one of this list",
         *       "status": 400,
         *       "code": "invalid_cursor",
         *       "detail": "The cursor is not one of this list.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `invalid_header`: A header has a wrong value
     *     * `invalid_parameter`: A query parameter has a wrong value
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     */
    'BadRequest.caller.invalid_parameter.unknown_parameter': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#invalid_header",
         *       "title": "A header has a wrong value",
         *       "status": 400,
         *       "code": "invalid_header",
         *       "detail": "A header has a wrong value.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `invalid_header`: A header has a wrong value
     *     * `malformed_request`: The request could not be understood
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     *     * `validation_failed`: Some fields cannot be accepted; see "errors"
     */
    'BadRequest.caller.malformed_request.unknown_parameter.validation_failed': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#invalid_header",
         *       "title": "A header has a wrong value",
         *       "status": 400,
         *       "code": "invalid_header",
         *       "detail": "A header has a wrong value.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `invalid_header`: A header has a wrong value
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     */
    'BadRequest.caller.unknown_parameter': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#invalid_header",
         *       "title": "A header has a wrong value",
         *       "status": 400,
         *       "code": "invalid_header",
         *       "detail": "A header has a wrong value.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     */
    'BadRequest.run_as_invalid.run_as_required': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#run_as_invalid",
         *       "title": "RUNAS must be sent once and hold one user name",
         *       "status": 400,
         *       "code": "run_as_invalid",
         *       "detail": "RUNAS must be sent once and hold one user name.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `conflict`: The present state does not allow this */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#conflict",
         *       "title": "The present state does not allow this",
         *       "status": 409,
         *       "code": "conflict",
         *       "detail": "The present state does not allow this.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `conflict`: The present state does not allow this
     *     * `idempotency_in_progress`: A request with this Idempotency-Key is still running
     */
    'Conflict.conflict.idempotency_in_progress': {
      headers: {
        'Retry-After': components['headers']['RetryAfterConflict'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#conflict",
         *       "title": "The present state does not allow this",
         *       "status": 409,
         *       "code": "conflict",
         *       "detail": "The present state does not allow this.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `conflict`: The present state does not allow this
     *     * `idempotency_in_progress`: A request with this Idempotency-Key is still running
     *     * `theme_broken`: Pages would break with this theme
     *     * `wrong_state`: The state does not allow this step
     */
    'Conflict.conflict.idempotency_in_progress.theme_broken.wrong_state': {
      headers: {
        'Retry-After': components['headers']['RetryAfterConflict'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#conflict",
         *       "title": "The present state does not allow this",
         *       "status": 409,
         *       "code": "conflict",
         *       "detail": "The present state does not allow this.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `conflict`: The present state does not allow this
     *     * `idempotency_in_progress`: A request with this Idempotency-Key is still running
     *     * `wrong_state`: The state does not allow this step
     */
    'Conflict.conflict.idempotency_in_progress.wrong_state': {
      headers: {
        'Retry-After': components['headers']['RetryAfterConflict'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#conflict",
         *       "title": "The present state does not allow this",
         *       "status": 409,
         *       "code": "conflict",
         *       "detail": "The present state does not allow this.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `conflict`: The present state does not allow this
     *     * `in_use`: Something else still refers to it
     */
    'Conflict.conflict.in_use': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#conflict",
         *       "title": "The present state does not allow this",
         *       "status": 409,
         *       "code": "conflict",
         *       "detail": "The present state does not allow this.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `conflict`: The present state does not allow this
     *     * `in_use`: Something else still refers to it
     *     * `last_administrator`: The last active administrator must stay one
     *     * `last_superuser`: The last active superuser must stay one
     */
    'Conflict.conflict.in_use.last_administrator.last_superuser': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#conflict",
         *       "title": "The present state does not allow this",
         *       "status": 409,
         *       "code": "conflict",
         *       "detail": "The present state does not allow this.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `conflict`: The present state does not allow this
     *     * `last_administrator`: The last active administrator must stay one
     */
    'Conflict.conflict.last_administrator': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#conflict",
         *       "title": "The present state does not allow this",
         *       "status": 409,
         *       "code": "conflict",
         *       "detail": "The present state does not allow this.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `conflict`: The present state does not allow this
     *     * `last_administrator`: The last active administrator must stay one
     *     * `last_superuser`: The last active superuser must stay one
     *     * `name_taken`: The name is taken
     */
    'Conflict.conflict.last_administrator.last_superuser.name_taken': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#conflict",
         *       "title": "The present state does not allow this",
         *       "status": 409,
         *       "code": "conflict",
         *       "detail": "The present state does not allow this.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `conflict`: The present state does not allow this
     *     * `last_administrator`: The last active administrator must stay one
     *     * `name_taken`: The name is taken
     */
    'Conflict.conflict.last_administrator.name_taken': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#conflict",
         *       "title": "The present state does not allow this",
         *       "status": 409,
         *       "code": "conflict",
         *       "detail": "The present state does not allow this.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `idempotency_in_progress`: A request with this Idempotency-Key is still running
     *     * `name_taken`: The name is taken
     */
    'Conflict.idempotency_in_progress.name_taken': {
      headers: {
        'Retry-After': components['headers']['RetryAfterConflict'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#idempotency_in_progress",
         *       "title": "A request with this Idempotency-Key is still running",
         *       "status": 409,
         *       "code": "idempotency_in_progress",
         *       "detail": "A request with this Idempotency-Key is still running.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `idempotency_in_progress`: A request with this Idempotency-Key is still running
     *     * `nothing_to_undo`: There is nothing to undo
     */
    'Conflict.idempotency_in_progress.nothing_to_undo': {
      headers: {
        'Retry-After': components['headers']['RetryAfterConflict'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#idempotency_in_progress",
         *       "title": "A request with this Idempotency-Key is still running",
         *       "status": 409,
         *       "code": "idempotency_in_progress",
         *       "detail": "A request with this Idempotency-Key is still running.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `idempotency_in_progress`: A request with this Idempotency-Key is still running
     *     * `wrong_state`: The state does not allow this step
     */
    'Conflict.idempotency_in_progress.wrong_state': {
      headers: {
        'Retry-After': components['headers']['RetryAfterConflict'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#idempotency_in_progress",
         *       "title": "A request with this Idempotency-Key is still running",
         *       "status": 409,
         *       "code": "idempotency_in_progress",
         *       "detail": "A request with this Idempotency-Key is still running.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `account_protected`: The account holds what the caller does not
     *     * `permission_denied`: The caller does not have the permission
     *     * `run_as_forbidden`: The request may not run as that user
     *     * `superuser_protected`: Only superusers may do this to a superuser
     */
    'Forbidden.account_protected.permission_denied.run_as_forbidden.superuser_protected': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#account_protected",
         *       "title": "The account holds what the caller does not",
         *       "status": 403,
         *       "code": "account_protected",
         *       "detail": "The account holds what the caller does not.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `foreign_site`: A page of another site may not do this
     *     * `run_as_forbidden`: The request may not run as that user
     */
    'Forbidden.foreign_site.run_as_forbidden': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#foreign_site",
         *       "title": "A page of another site may not do this",
         *       "status": 403,
         *       "code": "foreign_site",
         *       "detail": "A page of another site may not do this.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `permission_denied`: The caller does not have the permission
     *     * `run_as_forbidden`: The request may not run as that user
     */
    'Forbidden.permission_denied.run_as_forbidden': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#permission_denied",
         *       "title": "The caller does not have the permission",
         *       "status": 403,
         *       "code": "permission_denied",
         *       "detail": "The caller does not have the permission.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `account_protected`: The account holds what the caller does not
     *     * `csrf_failed`: The CSRF token is missing or wrong
     *     * `foreign_site`: A page of another site may not do this
     *     * `not_grantable`: Nobody grants what they do not hold
     *     * `permission_denied`: The caller does not have the permission
     *     * `proof_required`: A fresh proof of the password is required
     *     * `read_only_token`: The token may only read
     *     * `run_as_forbidden`: The request may not run as that user
     *     * `superuser_protected`: Only superusers may do this to a superuser
     */
    'Forbidden.write.account_protected.not_grantable.permission_denied.proof_required.run_as_forbidden.superuser_protected': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#account_protected",
         *       "title": "The account holds what the caller does not",
         *       "status": 403,
         *       "code": "account_protected",
         *       "detail": "The account holds what the caller does not.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `account_protected`: The account holds what the caller does not
     *     * `csrf_failed`: The CSRF token is missing or wrong
     *     * `foreign_site`: A page of another site may not do this
     *     * `permission_denied`: The caller does not have the permission
     *     * `proof_required`: A fresh proof of the password is required
     *     * `read_only_token`: The token may only read
     *     * `run_as_forbidden`: The request may not run as that user
     *     * `superuser_protected`: Only superusers may do this to a superuser
     */
    'Forbidden.write.account_protected.permission_denied.proof_required.run_as_forbidden.superuser_protected': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#account_protected",
         *       "title": "The account holds what the caller does not",
         *       "status": 403,
         *       "code": "account_protected",
         *       "detail": "The account holds what the caller does not.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `account_protected`: The account holds what the caller does not
     *     * `csrf_failed`: The CSRF token is missing or wrong
     *     * `foreign_site`: A page of another site may not do this
     *     * `permission_denied`: The caller does not have the permission
     *     * `read_only_token`: The token may only read
     *     * `run_as_forbidden`: The request may not run as that user
     *     * `superuser_protected`: Only superusers may do this to a superuser
     */
    'Forbidden.write.account_protected.permission_denied.run_as_forbidden.superuser_protected': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#account_protected",
         *       "title": "The account holds what the caller does not",
         *       "status": 403,
         *       "code": "account_protected",
         *       "detail": "The account holds what the caller does not.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `csrf_failed`: The CSRF token is missing or wrong
     *     * `foreign_site`: A page of another site may not do this
     *     * `not_grantable`: Nobody grants what they do not hold
     *     * `permission_denied`: The caller does not have the permission
     *     * `proof_required`: A fresh proof of the password is required
     *     * `read_only_token`: The token may only read
     *     * `run_as_forbidden`: The request may not run as that user
     */
    'Forbidden.write.not_grantable.permission_denied.proof_required.run_as_forbidden': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#csrf_failed",
         *       "title": "The CSRF token is missing or wrong",
         *       "status": 403,
         *       "code": "csrf_failed",
         *       "detail": "The CSRF token is missing or wrong.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `csrf_failed`: The CSRF token is missing or wrong
     *     * `foreign_site`: A page of another site may not do this
     *     * `not_grantable`: Nobody grants what they do not hold
     *     * `permission_denied`: The caller does not have the permission
     *     * `proof_required`: A fresh proof of the password is required
     *     * `read_only_token`: The token may only read
     *     * `run_as_forbidden`: The request may not run as that user
     *     * `superuser_protected`: Only superusers may do this to a superuser
     */
    'Forbidden.write.not_grantable.permission_denied.proof_required.run_as_forbidden.superuser_protected': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#csrf_failed",
         *       "title": "The CSRF token is missing or wrong",
         *       "status": 403,
         *       "code": "csrf_failed",
         *       "detail": "The CSRF token is missing or wrong.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `csrf_failed`: The CSRF token is missing or wrong
     *     * `foreign_site`: A page of another site may not do this
     *     * `permission_denied`: The caller does not have the permission
     *     * `proof_required`: A fresh proof of the password is required
     *     * `read_only_token`: The token may only read
     *     * `run_as_forbidden`: The request may not run as that user
     */
    'Forbidden.write.permission_denied.proof_required.run_as_forbidden': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#csrf_failed",
         *       "title": "The CSRF token is missing or wrong",
         *       "status": 403,
         *       "code": "csrf_failed",
         *       "detail": "The CSRF token is missing or wrong.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `csrf_failed`: The CSRF token is missing or wrong
     *     * `foreign_site`: A page of another site may not do this
     *     * `permission_denied`: The caller does not have the permission
     *     * `read_only_token`: The token may only read
     *     * `run_as_forbidden`: The request may not run as that user
     */
    'Forbidden.write.permission_denied.run_as_forbidden': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#csrf_failed",
         *       "title": "The CSRF token is missing or wrong",
         *       "status": 403,
         *       "code": "csrf_failed",
         *       "detail": "The CSRF token is missing or wrong.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `csrf_failed`: The CSRF token is missing or wrong
     *     * `foreign_site`: A page of another site may not do this
     *     * `permission_denied`: The caller does not have the permission
     *     * `read_only_token`: The token may only read
     *     * `run_as_forbidden`: The request may not run as that user
     *     * `superuser_protected`: Only superusers may do this to a superuser
     */
    'Forbidden.write.permission_denied.run_as_forbidden.superuser_protected': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#csrf_failed",
         *       "title": "The CSRF token is missing or wrong",
         *       "status": 403,
         *       "code": "csrf_failed",
         *       "detail": "The CSRF token is missing or wrong.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `csrf_failed`: The CSRF token is missing or wrong
     *     * `foreign_site`: A page of another site may not do this
     *     * `proof_required`: A fresh proof of the password is required
     *     * `read_only_token`: The token may only read
     *     * `run_as_forbidden`: The request may not run as that user
     */
    'Forbidden.write.proof_required.run_as_forbidden': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#csrf_failed",
         *       "title": "The CSRF token is missing or wrong",
         *       "status": 403,
         *       "code": "csrf_failed",
         *       "detail": "The CSRF token is missing or wrong.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `csrf_failed`: The CSRF token is missing or wrong
     *     * `foreign_site`: A page of another site may not do this
     *     * `read_only_token`: The token may only read
     *     * `run_as_forbidden`: The request may not run as that user
     */
    'Forbidden.write.run_as_forbidden': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#csrf_failed",
         *       "title": "The CSRF token is missing or wrong",
         *       "status": 403,
         *       "code": "csrf_failed",
         *       "detail": "The CSRF token is missing or wrong.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `idempotency_in_progress`: A request with this Idempotency-Key is still running */
    IdempotencyInProgress: {
      headers: {
        'Retry-After': components['headers']['RetryAfterConflict'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#idempotency_in_progress",
         *       "title": "A request with this Idempotency-Key is still running",
         *       "status": 409,
         *       "code": "idempotency_in_progress",
         *       "detail": "A request with this Idempotency-Key is still running.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `idempotency_key_reused`: The Idempotency-Key was used for another request */
    IdempotencyKeyReused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#idempotency_key_reused",
         *       "title": "The Idempotency-Key was used for another request",
         *       "status": 422,
         *       "code": "idempotency_key_reused",
         *       "detail": "The Idempotency-Key was used for another request.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `internal_error`: Something went wrong on our side */
    InternalError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#internal_error",
         *       "title": "Something went wrong on our side",
         *       "status": 500,
         *       "code": "internal_error",
         *       "detail": "Something went wrong on our side.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `name_taken`: The name is taken */
    NameTaken: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#name_taken",
         *       "title": "The name is taken",
         *       "status": 409,
         *       "code": "name_taken",
         *       "detail": "The name is taken.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `not_found`: There is no such object */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#not_found",
         *       "title": "There is no such object",
         *       "status": 404,
         *       "code": "not_found",
         *       "detail": "There is no such object.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `not_found`: There is no such object
     *     * `run_as_unknown_user`: RUNAS names no user
     */
    'NotFound.not_found.run_as_unknown_user': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#not_found",
         *       "title": "There is no such object",
         *       "status": 404,
         *       "code": "not_found",
         *       "detail": "There is no such object.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description As the client has it */
    NotModified: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description `precondition_failed`: The object has been changed since */
    PreconditionFailed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#precondition_failed",
         *       "title": "The object has been changed since",
         *       "status": 412,
         *       "code": "precondition_failed",
         *       "detail": "The object has been changed since.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `request_timeout`: The request took too long to arrive */
    RequestTimeout: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#request_timeout",
         *       "title": "The request took too long to arrive",
         *       "status": 408,
         *       "code": "request_timeout",
         *       "detail": "The request took too long to arrive.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `run_as_forbidden`: The request may not run as that user */
    RunAsForbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#run_as_forbidden",
         *       "title": "The request may not run as that user",
         *       "status": 403,
         *       "code": "run_as_forbidden",
         *       "detail": "The request may not run as that user.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `run_as_unknown_user`: RUNAS names no user */
    RunAsUnknownUser: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#run_as_unknown_user",
         *       "title": "RUNAS names no user",
         *       "status": 404,
         *       "code": "run_as_unknown_user",
         *       "detail": "RUNAS names no user.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `too_slow`: It would take too long to read this
     *     * `unavailable`: The service cannot do this at the moment
     */
    'ServiceUnavailable.too_slow.unavailable': {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#too_slow",
         *       "title": "It would take too long to read this",
         *       "status": 503,
         *       "code": "too_slow",
         *       "detail": "It would take too long to read this.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `storage_full`: There is no space left to store it */
    StorageFull: {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#storage_full",
         *       "title": "There is no space left to store it",
         *       "status": 507,
         *       "code": "storage_full",
         *       "detail": "There is no space left to store it.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `too_large`: The body is too large */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#too_large",
         *       "title": "The body is too large",
         *       "status": 413,
         *       "code": "too_large",
         *       "detail": "The body is too large.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `too_many_requests`: Too many requests */
    TooManyRequests: {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#too_many_requests",
         *       "title": "Too many requests",
         *       "status": 429,
         *       "code": "too_many_requests",
         *       "detail": "Too many requests.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `idempotency_keys_used_up`: Too many answers are kept for the Idempotency-Keys of this user
     *     * `too_many_requests`: Too many requests
     */
    'TooManyRequests.idempotency_keys_used_up.too_many_requests': {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#idempotency_keys_used_up",
         *       "title": "Too many answers are kept for the Idempotency-Keys of this user",
         *       "status": 429,
         *       "code": "idempotency_keys_used_up",
         *       "detail": "Too many answers are kept for the Idempotency-Keys of this user.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `unauthenticated`: Authentication is required, or the credentials are not valid */
    Unauthenticated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#unauthenticated",
         *       "title": "Authentication is required, or the credentials are not valid",
         *       "status": 401,
         *       "code": "unauthenticated",
         *       "detail": "Authentication is required, or the credentials are not valid.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `unavailable`: The service cannot do this at the moment */
    Unavailable: {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#unavailable",
         *       "title": "The service cannot do this at the moment",
         *       "status": 503,
         *       "code": "unavailable",
         *       "detail": "The service cannot do this at the moment.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `unknown_parameter`: There is no such query parameter here */
    UnknownParameter: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#unknown_parameter",
         *       "title": "There is no such query parameter here",
         *       "status": 400,
         *       "code": "unknown_parameter",
         *       "detail": "There is no such query parameter here.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `unsupported_media_type`: The body has a type that is not accepted */
    UnsupportedMediaType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#unsupported_media_type",
         *       "title": "The body has a type that is not accepted",
         *       "status": 415,
         *       "code": "unsupported_media_type",
         *       "detail": "The body has a type that is not accepted.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `wrong_state`: The state does not allow this step */
    WrongState: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#wrong_state",
         *       "title": "The state does not allow this step",
         *       "status": 409,
         *       "code": "wrong_state",
         *       "detail": "The state does not allow this step.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
  };
  parameters: {
    /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
    'header.Idempotency-Key': string;
    /** @description The ETag of the object as the client knows it, with its quotes */
    'header.If-Match': string;
    /** @description The ETag of an answer that the client has, with its quotes */
    'header.If-None-Match': string;
    /** @description The name of a user to act as, not percent-encoded; for administrators */
    'header.RUNAS': string;
    /** @description The group's id or name; what has digits only is an id */
    'path.group': string;
    /** @description The object's id */
    'path.id': string;
    /** @description The group's id or name; what has digits only is an id */
    'path.parent': string;
    /** @description The permission */
    'path.permission': 'userprofile' | 'user' | 'media_backend' | 'theme';
    /** @description The role's key or id */
    'path.role': string;
    /** @description Objects whose actor is this */
    'query.actor': string;
    /** @description Objects whose actor contains */
    'query.actor__contains': string;
    /** @description Objects whose actor ends with */
    'query.actor__endswith': string;
    /** @description The same as actor */
    'query.actor__exact': string;
    /** @description Objects whose actor contains, in any case */
    'query.actor__icontains': string;
    /** @description Objects whose actor is this, in any case */
    'query.actor__iexact': string;
    /** @description Objects whose actor is one of */
    'query.actor__in': string[];
    /** @description Objects whose actor begins with, in any case */
    'query.actor__istartswith': string;
    /** @description Objects whose actor begins with */
    'query.actor__startswith': string;
    /** @description Objects whose actor_id is this */
    'query.actor_id': components['schemas']['WholeNumber'];
    /** @description The same as actor_id */
    'query.actor_id__exact': components['schemas']['WholeNumber'];
    /** @description Objects whose actor_id is one of */
    'query.actor_id__in': components['schemas']['WholeNumber'][];
    /** @description Objects whose actor_id is null */
    'query.actor_id__isnull': components['schemas']['TrueOrFalse'];
    /** @description Objects whose address is this */
    'query.address': string;
    /** @description Objects whose address contains */
    'query.address__contains': string;
    /** @description Objects whose address ends with */
    'query.address__endswith': string;
    /** @description The same as address */
    'query.address__exact': string;
    /** @description Objects whose address contains, in any case */
    'query.address__icontains': string;
    /** @description Objects whose address is this, in any case */
    'query.address__iexact': string;
    /** @description Objects whose address is one of */
    'query.address__in': string[];
    /** @description Objects whose address begins with, in any case */
    'query.address__istartswith': string;
    /** @description Objects whose address begins with */
    'query.address__startswith': string;
    /** @description Objects whose at is this */
    'query.at': components['schemas']['DateOrTime'];
    /** @description The same as at */
    'query.at__exact': components['schemas']['DateOrTime'];
    /** @description Objects whose at is greater than */
    'query.at__gt': components['schemas']['DateOrTime'];
    /** @description Objects whose at is at least */
    'query.at__gte': components['schemas']['DateOrTime'];
    /** @description Objects whose at is one of */
    'query.at__in': components['schemas']['DateOrTime'][];
    /** @description Objects whose at is less than */
    'query.at__lt': components['schemas']['DateOrTime'];
    /** @description Objects whose at is at most */
    'query.at__lte': components['schemas']['DateOrTime'];
    /** @description Objects whose at is between two values */
    'query.at__range': components['schemas']['DateOrTime'][];
    /** @description Whether to count all objects, which takes time */
    'query.count': boolean;
    /** @description Objects whose create_date is this */
    'query.create_date': components['schemas']['DateOrTime'];
    /** @description The same as create_date */
    'query.create_date__exact': components['schemas']['DateOrTime'];
    /** @description Objects whose create_date is greater than */
    'query.create_date__gt': components['schemas']['DateOrTime'];
    /** @description Objects whose create_date is at least */
    'query.create_date__gte': components['schemas']['DateOrTime'];
    /** @description Objects whose create_date is one of */
    'query.create_date__in': components['schemas']['DateOrTime'][];
    /** @description Objects whose create_date is less than */
    'query.create_date__lt': components['schemas']['DateOrTime'];
    /** @description Objects whose create_date is at most */
    'query.create_date__lte': components['schemas']['DateOrTime'];
    /** @description Objects whose create_date is between two values */
    'query.create_date__range': components['schemas']['DateOrTime'][];
    /** @description Objects whose created_at is this */
    'query.created_at': components['schemas']['DateOrTime'];
    /** @description The same as created_at */
    'query.created_at__exact': components['schemas']['DateOrTime'];
    /** @description Objects whose created_at is greater than */
    'query.created_at__gt': components['schemas']['DateOrTime'];
    /** @description Objects whose created_at is at least */
    'query.created_at__gte': components['schemas']['DateOrTime'];
    /** @description Objects whose created_at is one of */
    'query.created_at__in': components['schemas']['DateOrTime'][];
    /** @description Objects whose created_at is less than */
    'query.created_at__lt': components['schemas']['DateOrTime'];
    /** @description Objects whose created_at is at most */
    'query.created_at__lte': components['schemas']['DateOrTime'];
    /** @description Objects whose created_at is between two values */
    'query.created_at__range': components['schemas']['DateOrTime'][];
    /** @description Position in the list, taken from meta.next or meta.previous */
    'query.cursor': string;
    /** @description Objects whose description is this */
    'query.description': string;
    /** @description Objects whose description contains */
    'query.description__contains': string;
    /** @description Objects whose description ends with */
    'query.description__endswith': string;
    /** @description The same as description */
    'query.description__exact': string;
    /** @description Objects whose description contains, in any case */
    'query.description__icontains': string;
    /** @description Objects whose description is this, in any case */
    'query.description__iexact': string;
    /** @description Objects whose description is one of */
    'query.description__in': string[];
    /** @description Objects whose description begins with, in any case */
    'query.description__istartswith': string;
    /** @description Objects whose description begins with */
    'query.description__startswith': string;
    /** @description Objects whose detail contains */
    'query.detail__contains': string;
    /** @description Objects whose detail contains, in any case */
    'query.detail__icontains': string;
    /** @description Objects whose effective is this */
    'query.effective': string;
    /** @description Objects whose effective contains */
    'query.effective__contains': string;
    /** @description Objects whose effective ends with */
    'query.effective__endswith': string;
    /** @description The same as effective */
    'query.effective__exact': string;
    /** @description Objects whose effective contains, in any case */
    'query.effective__icontains': string;
    /** @description Objects whose effective is this, in any case */
    'query.effective__iexact': string;
    /** @description Objects whose effective is one of */
    'query.effective__in': string[];
    /** @description Objects whose effective begins with, in any case */
    'query.effective__istartswith': string;
    /** @description Objects whose effective begins with */
    'query.effective__startswith': string;
    /** @description Objects whose effective_id is this */
    'query.effective_id': components['schemas']['WholeNumber'];
    /** @description The same as effective_id */
    'query.effective_id__exact': components['schemas']['WholeNumber'];
    /** @description Objects whose effective_id is one of */
    'query.effective_id__in': components['schemas']['WholeNumber'][];
    /** @description Objects whose effective_id is null */
    'query.effective_id__isnull': components['schemas']['TrueOrFalse'];
    /** @description Objects whose event is this */
    'query.event':
      | 'sign-in'
      | 'run-as'
      | 'session'
      | 'password'
      | 'user'
      | 'group'
      | 'organisation'
      | 'role'
      | 'token'
      | 'standard'
      | 'exportlocation'
      | 'theme'
      | 'audit';
    /** @description The same as event */
    'query.event__exact':
      | 'sign-in'
      | 'run-as'
      | 'session'
      | 'password'
      | 'user'
      | 'group'
      | 'organisation'
      | 'role'
      | 'token'
      | 'standard'
      | 'exportlocation'
      | 'theme'
      | 'audit';
    /** @description Objects whose event is one of */
    'query.event__in': (
      | 'sign-in'
      | 'run-as'
      | 'session'
      | 'password'
      | 'user'
      | 'group'
      | 'organisation'
      | 'role'
      | 'token'
      | 'standard'
      | 'exportlocation'
      | 'theme'
      | 'audit'
    )[];
    /** @description Return only these members */
    'query.fields': components['schemas']['AuditEntryField'][];
    /** @description Objects whose id is this */
    'query.id': components['schemas']['WholeNumber'];
    /** @description The same as id */
    'query.id__exact': components['schemas']['WholeNumber'];
    /** @description Objects whose id is greater than */
    'query.id__gt': components['schemas']['WholeNumber'];
    /** @description Objects whose id is at least */
    'query.id__gte': components['schemas']['WholeNumber'];
    /** @description Objects whose id is one of */
    'query.id__in': components['schemas']['WholeNumber'][];
    /** @description Objects whose id is less than */
    'query.id__lt': components['schemas']['WholeNumber'];
    /** @description Objects whose id is at most */
    'query.id__lte': components['schemas']['WholeNumber'];
    /** @description Objects whose is_default is this */
    'query.is_default': components['schemas']['TrueOrFalse'];
    /** @description The same as is_default */
    'query.is_default__exact': components['schemas']['TrueOrFalse'];
    /** @description Objects whose is_default is one of */
    'query.is_default__in': components['schemas']['TrueOrFalse'][];
    /** @description Objects whose label is this */
    'query.label': string;
    /** @description Objects whose label contains */
    'query.label__contains': string;
    /** @description Objects whose label ends with */
    'query.label__endswith': string;
    /** @description The same as label */
    'query.label__exact': string;
    /** @description Objects whose label contains, in any case */
    'query.label__icontains': string;
    /** @description Objects whose label is this, in any case */
    'query.label__iexact': string;
    /** @description Objects whose label is one of */
    'query.label__in': string[];
    /** @description Objects whose label begins with, in any case */
    'query.label__istartswith': string;
    /** @description Objects whose label begins with */
    'query.label__startswith': string;
    /** @description Objects whose last_seen_at is this */
    'query.last_seen_at': components['schemas']['DateOrTime'];
    /** @description The same as last_seen_at */
    'query.last_seen_at__exact': components['schemas']['DateOrTime'];
    /** @description Objects whose last_seen_at is greater than */
    'query.last_seen_at__gt': components['schemas']['DateOrTime'];
    /** @description Objects whose last_seen_at is at least */
    'query.last_seen_at__gte': components['schemas']['DateOrTime'];
    /** @description Objects whose last_seen_at is one of */
    'query.last_seen_at__in': components['schemas']['DateOrTime'][];
    /** @description Objects whose last_seen_at is less than */
    'query.last_seen_at__lt': components['schemas']['DateOrTime'];
    /** @description Objects whose last_seen_at is at most */
    'query.last_seen_at__lte': components['schemas']['DateOrTime'];
    /** @description Objects whose last_seen_at is between two values */
    'query.last_seen_at__range': components['schemas']['DateOrTime'][];
    /** @description Maximum number of objects per page */
    'query.limit': number;
    /** @description Objects whose method is this */
    'query.method': string;
    /** @description The same as method */
    'query.method__exact': string;
    /** @description Objects whose method is one of */
    'query.method__in': string[];
    /** @description Whether they stand or fall together */
    'query.mode': 'all' | 'each';
    /** @description Objects whose name is this */
    'query.name': string;
    /** @description Objects whose name contains */
    'query.name__contains': string;
    /** @description Objects whose name ends with */
    'query.name__endswith': string;
    /** @description The same as name */
    'query.name__exact': string;
    /** @description Objects whose name contains, in any case */
    'query.name__icontains': string;
    /** @description Objects whose name is this, in any case */
    'query.name__iexact': string;
    /** @description Objects whose name is one of */
    'query.name__in': string[];
    /** @description Objects whose name begins with, in any case */
    'query.name__istartswith': string;
    /** @description Objects whose name begins with */
    'query.name__startswith': string;
    /** @description What to order by, with - in front for descending */
    'query.order_by': components['schemas']['AuditEntryOrder'][];
    /** @description Objects whose organisation is this */
    'query.organisation': components['schemas']['WholeNumber'];
    /** @description The same as organisation */
    'query.organisation__exact': components['schemas']['WholeNumber'];
    /** @description Objects whose organisation is one of */
    'query.organisation__in': components['schemas']['WholeNumber'][];
    /** @description Objects whose outcome is this */
    'query.outcome': string;
    /** @description Objects whose outcome contains */
    'query.outcome__contains': string;
    /** @description Objects whose outcome ends with */
    'query.outcome__endswith': string;
    /** @description The same as outcome */
    'query.outcome__exact': string;
    /** @description Objects whose outcome contains, in any case */
    'query.outcome__icontains': string;
    /** @description Objects whose outcome is this, in any case */
    'query.outcome__iexact': string;
    /** @description Objects whose outcome is one of */
    'query.outcome__in': string[];
    /** @description Objects whose outcome begins with, in any case */
    'query.outcome__istartswith': string;
    /** @description Objects whose outcome begins with */
    'query.outcome__startswith': string;
    /** @description Objects whose route is this */
    'query.route': string;
    /** @description Objects whose route contains */
    'query.route__contains': string;
    /** @description Objects whose route ends with */
    'query.route__endswith': string;
    /** @description The same as route */
    'query.route__exact': string;
    /** @description Objects whose route contains, in any case */
    'query.route__icontains': string;
    /** @description Objects whose route is this, in any case */
    'query.route__iexact': string;
    /** @description Objects whose route is one of */
    'query.route__in': string[];
    /** @description Objects whose route begins with, in any case */
    'query.route__istartswith': string;
    /** @description Objects whose route begins with */
    'query.route__startswith': string;
    /** @description Objects whose status is this */
    'query.status': 1 | 2 | 3 | 4;
    /** @description The same as status */
    'query.status__exact': 1 | 2 | 3 | 4;
    /** @description Objects whose status is greater than */
    'query.status__gt': components['schemas']['WholeNumber'];
    /** @description Objects whose status is at least */
    'query.status__gte': components['schemas']['WholeNumber'];
    /** @description Objects whose status is one of */
    'query.status__in': (1 | 2 | 3 | 4)[];
    /** @description Objects whose status is less than */
    'query.status__lt': components['schemas']['WholeNumber'];
    /** @description Objects whose status is at most */
    'query.status__lte': components['schemas']['WholeNumber'];
    /** @description Objects whose status is between two values */
    'query.status__range': components['schemas']['WholeNumber'][];
    /** @description Objects whose submitted_by is this */
    'query.submitted_by': components['schemas']['WholeNumber'];
    /** @description The same as submitted_by */
    'query.submitted_by__exact': components['schemas']['WholeNumber'];
    /** @description Objects whose submitted_by is one of */
    'query.submitted_by__in': components['schemas']['WholeNumber'][];
    /** @description Objects whose submitted_by is null */
    'query.submitted_by__isnull': components['schemas']['TrueOrFalse'];
    /** @description Objects whose target is this */
    'query.target': string;
    /** @description Objects whose target contains */
    'query.target__contains': string;
    /** @description Objects whose target ends with */
    'query.target__endswith': string;
    /** @description The same as target */
    'query.target__exact': string;
    /** @description Objects whose target contains, in any case */
    'query.target__icontains': string;
    /** @description Objects whose target is this, in any case */
    'query.target__iexact': string;
    /** @description Objects whose target is one of */
    'query.target__in': string[];
    /** @description Objects whose target begins with, in any case */
    'query.target__istartswith': string;
    /** @description Objects whose target begins with */
    'query.target__startswith': string;
    /** @description Objects whose title is this */
    'query.title': string;
    /** @description Objects whose title contains */
    'query.title__contains': string;
    /** @description Objects whose title ends with */
    'query.title__endswith': string;
    /** @description The same as title */
    'query.title__exact': string;
    /** @description Objects whose title contains, in any case */
    'query.title__icontains': string;
    /** @description Objects whose title is this, in any case */
    'query.title__iexact': string;
    /** @description Objects whose title is one of */
    'query.title__in': string[];
    /** @description Objects whose title begins with, in any case */
    'query.title__istartswith': string;
    /** @description Objects whose title begins with */
    'query.title__startswith': string;
    /** @description Objects whose token is this */
    'query.token': components['schemas']['WholeNumber'];
    /** @description The same as token */
    'query.token__exact': components['schemas']['WholeNumber'];
    /** @description Objects whose token is one of */
    'query.token__in': components['schemas']['WholeNumber'][];
    /** @description Objects whose token is null */
    'query.token__isnull': components['schemas']['TrueOrFalse'];
    /** @description Objects whose user is this */
    'query.user': components['schemas']['WholeNumber'];
    /** @description The same as user */
    'query.user__exact': components['schemas']['WholeNumber'];
    /** @description Objects whose user is one of */
    'query.user__in': components['schemas']['WholeNumber'][];
    /** @description Objects whose user_agent is this */
    'query.user_agent': string;
    /** @description Objects whose user_agent contains */
    'query.user_agent__contains': string;
    /** @description Objects whose user_agent ends with */
    'query.user_agent__endswith': string;
    /** @description The same as user_agent */
    'query.user_agent__exact': string;
    /** @description Objects whose user_agent contains, in any case */
    'query.user_agent__icontains': string;
    /** @description Objects whose user_agent is this, in any case */
    'query.user_agent__iexact': string;
    /** @description Objects whose user_agent is one of */
    'query.user_agent__in': string[];
    /** @description Objects whose user_agent begins with, in any case */
    'query.user_agent__istartswith': string;
    /** @description Objects whose user_agent begins with */
    'query.user_agent__startswith': string;
    /** @description Objects whose username is this */
    'query.username': string;
    /** @description Objects whose username contains */
    'query.username__contains': string;
    /** @description Objects whose username ends with */
    'query.username__endswith': string;
    /** @description The same as username */
    'query.username__exact': string;
    /** @description Objects whose username contains, in any case */
    'query.username__icontains': string;
    /** @description Objects whose username is this, in any case */
    'query.username__iexact': string;
    /** @description Objects whose username is one of */
    'query.username__in': string[];
    /** @description Objects whose username begins with, in any case */
    'query.username__istartswith': string;
    /** @description Objects whose username begins with */
    'query.username__startswith': string;
    /** @description Objects whose via is this */
    'query.via': 'basic' | 'session' | 'token' | 'link' | 'command';
    /** @description The same as via */
    'query.via__exact': 'basic' | 'session' | 'token' | 'link' | 'command';
    /** @description Objects whose via is one of */
    'query.via__in': ('basic' | 'session' | 'token' | 'link' | 'command')[];
  };
  requestBodies: never;
  headers: {
    /** @description The entity tag */
    ETag: string;
    /** @description `true` where this is the answer to the first request of its key */
    'Idempotency-Replayed': string;
    /** @description The entity tag; a list of more than 1 MiB has none */
    ListETag: string;
    /** @description The URL of the new object */
    Location: string;
    /** @description What is left of the limit (draft-ietf-httpapi-ratelimit-headers) */
    RateLimit: string;
    /** @description The limit: how many requests within how many seconds; not of tries to sign in */
    RateLimitPolicy: string;
    /** @description Seconds until the next try is heard */
    RetryAfter: number;
    /** @description Seconds until the same is to be asked again, of `idempotency_in_progress` */
    RetryAfterConflict: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getIndex: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Index'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['UnknownParameter'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listAuditEntries: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members */
        fields?: components['parameters']['query.fields'];
        /** @description What to order by, with - in front for descending */
        order_by?: components['parameters']['query.order_by'];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose at is this */
        at?: components['parameters']['query.at'];
        /** @description The same as at */
        at__exact?: components['parameters']['query.at__exact'];
        /** @description Objects whose at is one of */
        at__in?: components['parameters']['query.at__in'];
        /** @description Objects whose at is greater than */
        at__gt?: components['parameters']['query.at__gt'];
        /** @description Objects whose at is at least */
        at__gte?: components['parameters']['query.at__gte'];
        /** @description Objects whose at is less than */
        at__lt?: components['parameters']['query.at__lt'];
        /** @description Objects whose at is at most */
        at__lte?: components['parameters']['query.at__lte'];
        /** @description Objects whose at is between two values */
        at__range?: components['parameters']['query.at__range'];
        /** @description Objects whose event is this */
        event?: components['parameters']['query.event'];
        /** @description The same as event */
        event__exact?: components['parameters']['query.event__exact'];
        /** @description Objects whose event is one of */
        event__in?: components['parameters']['query.event__in'];
        /** @description Objects whose outcome is this */
        outcome?: components['parameters']['query.outcome'];
        /** @description The same as outcome */
        outcome__exact?: components['parameters']['query.outcome__exact'];
        /** @description Objects whose outcome is this, in any case */
        outcome__iexact?: components['parameters']['query.outcome__iexact'];
        /** @description Objects whose outcome contains */
        outcome__contains?: components['parameters']['query.outcome__contains'];
        /** @description Objects whose outcome contains, in any case */
        outcome__icontains?: components['parameters']['query.outcome__icontains'];
        /** @description Objects whose outcome begins with */
        outcome__startswith?: components['parameters']['query.outcome__startswith'];
        /** @description Objects whose outcome begins with, in any case */
        outcome__istartswith?: components['parameters']['query.outcome__istartswith'];
        /** @description Objects whose outcome ends with */
        outcome__endswith?: components['parameters']['query.outcome__endswith'];
        /** @description Objects whose outcome is one of */
        outcome__in?: components['parameters']['query.outcome__in'];
        /** @description Objects whose actor is this */
        actor?: components['parameters']['query.actor'];
        /** @description The same as actor */
        actor__exact?: components['parameters']['query.actor__exact'];
        /** @description Objects whose actor is this, in any case */
        actor__iexact?: components['parameters']['query.actor__iexact'];
        /** @description Objects whose actor contains */
        actor__contains?: components['parameters']['query.actor__contains'];
        /** @description Objects whose actor contains, in any case */
        actor__icontains?: components['parameters']['query.actor__icontains'];
        /** @description Objects whose actor begins with */
        actor__startswith?: components['parameters']['query.actor__startswith'];
        /** @description Objects whose actor begins with, in any case */
        actor__istartswith?: components['parameters']['query.actor__istartswith'];
        /** @description Objects whose actor ends with */
        actor__endswith?: components['parameters']['query.actor__endswith'];
        /** @description Objects whose actor is one of */
        actor__in?: components['parameters']['query.actor__in'];
        /** @description Objects whose actor_id is this */
        actor_id?: components['parameters']['query.actor_id'];
        /** @description The same as actor_id */
        actor_id__exact?: components['parameters']['query.actor_id__exact'];
        /** @description Objects whose actor_id is one of */
        actor_id__in?: components['parameters']['query.actor_id__in'];
        /** @description Objects whose actor_id is null */
        actor_id__isnull?: components['parameters']['query.actor_id__isnull'];
        /** @description Objects whose effective is this */
        effective?: components['parameters']['query.effective'];
        /** @description The same as effective */
        effective__exact?: components['parameters']['query.effective__exact'];
        /** @description Objects whose effective is this, in any case */
        effective__iexact?: components['parameters']['query.effective__iexact'];
        /** @description Objects whose effective contains */
        effective__contains?: components['parameters']['query.effective__contains'];
        /** @description Objects whose effective contains, in any case */
        effective__icontains?: components['parameters']['query.effective__icontains'];
        /** @description Objects whose effective begins with */
        effective__startswith?: components['parameters']['query.effective__startswith'];
        /** @description Objects whose effective begins with, in any case */
        effective__istartswith?: components['parameters']['query.effective__istartswith'];
        /** @description Objects whose effective ends with */
        effective__endswith?: components['parameters']['query.effective__endswith'];
        /** @description Objects whose effective is one of */
        effective__in?: components['parameters']['query.effective__in'];
        /** @description Objects whose effective_id is this */
        effective_id?: components['parameters']['query.effective_id'];
        /** @description The same as effective_id */
        effective_id__exact?: components['parameters']['query.effective_id__exact'];
        /** @description Objects whose effective_id is one of */
        effective_id__in?: components['parameters']['query.effective_id__in'];
        /** @description Objects whose effective_id is null */
        effective_id__isnull?: components['parameters']['query.effective_id__isnull'];
        /** @description Objects whose via is this */
        via?: components['parameters']['query.via'];
        /** @description The same as via */
        via__exact?: components['parameters']['query.via__exact'];
        /** @description Objects whose via is one of */
        via__in?: components['parameters']['query.via__in'];
        /** @description Objects whose method is this */
        method?: components['parameters']['query.method'];
        /** @description The same as method */
        method__exact?: components['parameters']['query.method__exact'];
        /** @description Objects whose method is one of */
        method__in?: components['parameters']['query.method__in'];
        /** @description Objects whose route is this */
        route?: components['parameters']['query.route'];
        /** @description The same as route */
        route__exact?: components['parameters']['query.route__exact'];
        /** @description Objects whose route is this, in any case */
        route__iexact?: components['parameters']['query.route__iexact'];
        /** @description Objects whose route contains */
        route__contains?: components['parameters']['query.route__contains'];
        /** @description Objects whose route contains, in any case */
        route__icontains?: components['parameters']['query.route__icontains'];
        /** @description Objects whose route begins with */
        route__startswith?: components['parameters']['query.route__startswith'];
        /** @description Objects whose route begins with, in any case */
        route__istartswith?: components['parameters']['query.route__istartswith'];
        /** @description Objects whose route ends with */
        route__endswith?: components['parameters']['query.route__endswith'];
        /** @description Objects whose route is one of */
        route__in?: components['parameters']['query.route__in'];
        /** @description Objects whose address is this */
        address?: components['parameters']['query.address'];
        /** @description The same as address */
        address__exact?: components['parameters']['query.address__exact'];
        /** @description Objects whose address is this, in any case */
        address__iexact?: components['parameters']['query.address__iexact'];
        /** @description Objects whose address contains */
        address__contains?: components['parameters']['query.address__contains'];
        /** @description Objects whose address contains, in any case */
        address__icontains?: components['parameters']['query.address__icontains'];
        /** @description Objects whose address begins with */
        address__startswith?: components['parameters']['query.address__startswith'];
        /** @description Objects whose address begins with, in any case */
        address__istartswith?: components['parameters']['query.address__istartswith'];
        /** @description Objects whose address ends with */
        address__endswith?: components['parameters']['query.address__endswith'];
        /** @description Objects whose address is one of */
        address__in?: components['parameters']['query.address__in'];
        /** @description Objects whose target is this */
        target?: components['parameters']['query.target'];
        /** @description The same as target */
        target__exact?: components['parameters']['query.target__exact'];
        /** @description Objects whose target is this, in any case */
        target__iexact?: components['parameters']['query.target__iexact'];
        /** @description Objects whose target contains */
        target__contains?: components['parameters']['query.target__contains'];
        /** @description Objects whose target contains, in any case */
        target__icontains?: components['parameters']['query.target__icontains'];
        /** @description Objects whose target begins with */
        target__startswith?: components['parameters']['query.target__startswith'];
        /** @description Objects whose target begins with, in any case */
        target__istartswith?: components['parameters']['query.target__istartswith'];
        /** @description Objects whose target ends with */
        target__endswith?: components['parameters']['query.target__endswith'];
        /** @description Objects whose target is one of */
        target__in?: components['parameters']['query.target__in'];
        /** @description Objects whose detail contains */
        detail__contains?: components['parameters']['query.detail__contains'];
        /** @description Objects whose detail contains, in any case */
        detail__icontains?: components['parameters']['query.detail__icontains'];
      };
      header?: {
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditEntryPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  verifyAudit: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description How many there are, up to the first that is at fault */
            entries: number;
            /** @description The hash of the last of them; worth keeping somewhere else */
            hash: string;
            /** @description What is wrong; null when nothing is */
            fault: string | null;
          };
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  exportAudit: {
    parameters: {
      query?: {
        /** @description CSV, or a JSON object on each line */
        format?: 'csv' | 'jsonl';
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose at is this */
        at?: components['parameters']['query.at'];
        /** @description The same as at */
        at__exact?: components['parameters']['query.at__exact'];
        /** @description Objects whose at is one of */
        at__in?: components['parameters']['query.at__in'];
        /** @description Objects whose at is greater than */
        at__gt?: components['parameters']['query.at__gt'];
        /** @description Objects whose at is at least */
        at__gte?: components['parameters']['query.at__gte'];
        /** @description Objects whose at is less than */
        at__lt?: components['parameters']['query.at__lt'];
        /** @description Objects whose at is at most */
        at__lte?: components['parameters']['query.at__lte'];
        /** @description Objects whose at is between two values */
        at__range?: components['parameters']['query.at__range'];
        /** @description Objects whose event is this */
        event?: components['parameters']['query.event'];
        /** @description The same as event */
        event__exact?: components['parameters']['query.event__exact'];
        /** @description Objects whose event is one of */
        event__in?: components['parameters']['query.event__in'];
        /** @description Objects whose outcome is this */
        outcome?: components['parameters']['query.outcome'];
        /** @description The same as outcome */
        outcome__exact?: components['parameters']['query.outcome__exact'];
        /** @description Objects whose outcome is this, in any case */
        outcome__iexact?: components['parameters']['query.outcome__iexact'];
        /** @description Objects whose outcome contains */
        outcome__contains?: components['parameters']['query.outcome__contains'];
        /** @description Objects whose outcome contains, in any case */
        outcome__icontains?: components['parameters']['query.outcome__icontains'];
        /** @description Objects whose outcome begins with */
        outcome__startswith?: components['parameters']['query.outcome__startswith'];
        /** @description Objects whose outcome begins with, in any case */
        outcome__istartswith?: components['parameters']['query.outcome__istartswith'];
        /** @description Objects whose outcome ends with */
        outcome__endswith?: components['parameters']['query.outcome__endswith'];
        /** @description Objects whose outcome is one of */
        outcome__in?: components['parameters']['query.outcome__in'];
        /** @description Objects whose actor is this */
        actor?: components['parameters']['query.actor'];
        /** @description The same as actor */
        actor__exact?: components['parameters']['query.actor__exact'];
        /** @description Objects whose actor is this, in any case */
        actor__iexact?: components['parameters']['query.actor__iexact'];
        /** @description Objects whose actor contains */
        actor__contains?: components['parameters']['query.actor__contains'];
        /** @description Objects whose actor contains, in any case */
        actor__icontains?: components['parameters']['query.actor__icontains'];
        /** @description Objects whose actor begins with */
        actor__startswith?: components['parameters']['query.actor__startswith'];
        /** @description Objects whose actor begins with, in any case */
        actor__istartswith?: components['parameters']['query.actor__istartswith'];
        /** @description Objects whose actor ends with */
        actor__endswith?: components['parameters']['query.actor__endswith'];
        /** @description Objects whose actor is one of */
        actor__in?: components['parameters']['query.actor__in'];
        /** @description Objects whose actor_id is this */
        actor_id?: components['parameters']['query.actor_id'];
        /** @description The same as actor_id */
        actor_id__exact?: components['parameters']['query.actor_id__exact'];
        /** @description Objects whose actor_id is one of */
        actor_id__in?: components['parameters']['query.actor_id__in'];
        /** @description Objects whose actor_id is null */
        actor_id__isnull?: components['parameters']['query.actor_id__isnull'];
        /** @description Objects whose effective is this */
        effective?: components['parameters']['query.effective'];
        /** @description The same as effective */
        effective__exact?: components['parameters']['query.effective__exact'];
        /** @description Objects whose effective is this, in any case */
        effective__iexact?: components['parameters']['query.effective__iexact'];
        /** @description Objects whose effective contains */
        effective__contains?: components['parameters']['query.effective__contains'];
        /** @description Objects whose effective contains, in any case */
        effective__icontains?: components['parameters']['query.effective__icontains'];
        /** @description Objects whose effective begins with */
        effective__startswith?: components['parameters']['query.effective__startswith'];
        /** @description Objects whose effective begins with, in any case */
        effective__istartswith?: components['parameters']['query.effective__istartswith'];
        /** @description Objects whose effective ends with */
        effective__endswith?: components['parameters']['query.effective__endswith'];
        /** @description Objects whose effective is one of */
        effective__in?: components['parameters']['query.effective__in'];
        /** @description Objects whose effective_id is this */
        effective_id?: components['parameters']['query.effective_id'];
        /** @description The same as effective_id */
        effective_id__exact?: components['parameters']['query.effective_id__exact'];
        /** @description Objects whose effective_id is one of */
        effective_id__in?: components['parameters']['query.effective_id__in'];
        /** @description Objects whose effective_id is null */
        effective_id__isnull?: components['parameters']['query.effective_id__isnull'];
        /** @description Objects whose via is this */
        via?: components['parameters']['query.via'];
        /** @description The same as via */
        via__exact?: components['parameters']['query.via__exact'];
        /** @description Objects whose via is one of */
        via__in?: components['parameters']['query.via__in'];
        /** @description Objects whose method is this */
        method?: components['parameters']['query.method'];
        /** @description The same as method */
        method__exact?: components['parameters']['query.method__exact'];
        /** @description Objects whose method is one of */
        method__in?: components['parameters']['query.method__in'];
        /** @description Objects whose route is this */
        route?: components['parameters']['query.route'];
        /** @description The same as route */
        route__exact?: components['parameters']['query.route__exact'];
        /** @description Objects whose route is this, in any case */
        route__iexact?: components['parameters']['query.route__iexact'];
        /** @description Objects whose route contains */
        route__contains?: components['parameters']['query.route__contains'];
        /** @description Objects whose route contains, in any case */
        route__icontains?: components['parameters']['query.route__icontains'];
        /** @description Objects whose route begins with */
        route__startswith?: components['parameters']['query.route__startswith'];
        /** @description Objects whose route begins with, in any case */
        route__istartswith?: components['parameters']['query.route__istartswith'];
        /** @description Objects whose route ends with */
        route__endswith?: components['parameters']['query.route__endswith'];
        /** @description Objects whose route is one of */
        route__in?: components['parameters']['query.route__in'];
        /** @description Objects whose address is this */
        address?: components['parameters']['query.address'];
        /** @description The same as address */
        address__exact?: components['parameters']['query.address__exact'];
        /** @description Objects whose address is this, in any case */
        address__iexact?: components['parameters']['query.address__iexact'];
        /** @description Objects whose address contains */
        address__contains?: components['parameters']['query.address__contains'];
        /** @description Objects whose address contains, in any case */
        address__icontains?: components['parameters']['query.address__icontains'];
        /** @description Objects whose address begins with */
        address__startswith?: components['parameters']['query.address__startswith'];
        /** @description Objects whose address begins with, in any case */
        address__istartswith?: components['parameters']['query.address__istartswith'];
        /** @description Objects whose address ends with */
        address__endswith?: components['parameters']['query.address__endswith'];
        /** @description Objects whose address is one of */
        address__in?: components['parameters']['query.address__in'];
        /** @description Objects whose target is this */
        target?: components['parameters']['query.target'];
        /** @description The same as target */
        target__exact?: components['parameters']['query.target__exact'];
        /** @description Objects whose target is this, in any case */
        target__iexact?: components['parameters']['query.target__iexact'];
        /** @description Objects whose target contains */
        target__contains?: components['parameters']['query.target__contains'];
        /** @description Objects whose target contains, in any case */
        target__icontains?: components['parameters']['query.target__icontains'];
        /** @description Objects whose target begins with */
        target__startswith?: components['parameters']['query.target__startswith'];
        /** @description Objects whose target begins with, in any case */
        target__istartswith?: components['parameters']['query.target__istartswith'];
        /** @description Objects whose target ends with */
        target__endswith?: components['parameters']['query.target__endswith'];
        /** @description Objects whose target is one of */
        target__in?: components['parameters']['query.target__in'];
        /** @description Objects whose detail contains */
        detail__contains?: components['parameters']['query.detail__contains'];
        /** @description Objects whose detail contains, in any case */
        detail__icontains?: components['parameters']['query.detail__icontains'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
          'application/jsonl': string;
        };
      };
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getAuditEntry: {
    parameters: {
      query?: {
        /** @description Return only these members */
        fields?: components['parameters']['query.fields'];
      };
      header?: {
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditEntry'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listExportLocations: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members */
        fields?: components['schemas']['ExportLocationField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['ExportLocationOrder'][];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose name is this */
        name?: components['parameters']['query.name'];
        /** @description The same as name */
        name__exact?: components['parameters']['query.name__exact'];
        /** @description Objects whose name is this, in any case */
        name__iexact?: components['parameters']['query.name__iexact'];
        /** @description Objects whose name contains */
        name__contains?: components['parameters']['query.name__contains'];
        /** @description Objects whose name contains, in any case */
        name__icontains?: components['parameters']['query.name__icontains'];
        /** @description Objects whose name begins with */
        name__startswith?: components['parameters']['query.name__startswith'];
        /** @description Objects whose name begins with, in any case */
        name__istartswith?: components['parameters']['query.name__istartswith'];
        /** @description Objects whose name ends with */
        name__endswith?: components['parameters']['query.name__endswith'];
        /** @description Objects whose name is one of */
        name__in?: components['parameters']['query.name__in'];
        /** @description Objects whose description is this */
        description?: components['parameters']['query.description'];
        /** @description The same as description */
        description__exact?: components['parameters']['query.description__exact'];
        /** @description Objects whose description is this, in any case */
        description__iexact?: components['parameters']['query.description__iexact'];
        /** @description Objects whose description contains */
        description__contains?: components['parameters']['query.description__contains'];
        /** @description Objects whose description contains, in any case */
        description__icontains?: components['parameters']['query.description__icontains'];
        /** @description Objects whose description begins with */
        description__startswith?: components['parameters']['query.description__startswith'];
        /** @description Objects whose description begins with, in any case */
        description__istartswith?: components['parameters']['query.description__istartswith'];
        /** @description Objects whose description ends with */
        description__endswith?: components['parameters']['query.description__endswith'];
        /** @description Objects whose description is one of */
        description__in?: components['parameters']['query.description__in'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExportLocationPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createExportLocation: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewExportLocation'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExportLocation'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createManyExportLocations: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewExportLocation'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExportLocationBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExportLocationBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteManyExportLocations: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkRemoval'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkRemovalOutcome'];
        };
      };
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeManyExportLocations: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          | components['schemas']['IdentifiedExportLocationChanges'][]
          | components['schemas']['SameExportLocationChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ExportLocationBulkChanges']
            | components['schemas']['ExportLocationBulkChangesOutcome'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getExportLocation: {
    parameters: {
      query?: {
        /** @description Return only these members */
        fields?: components['schemas']['ExportLocationField'][];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExportLocation'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteExportLocation: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeExportLocation: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ExportLocationChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExportLocation'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listGroups: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members */
        fields?: components['schemas']['GroupField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['GroupOrder'][];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose name is this */
        name?: components['parameters']['query.name'];
        /** @description The same as name */
        name__exact?: components['parameters']['query.name__exact'];
        /** @description Objects whose name is this, in any case */
        name__iexact?: components['parameters']['query.name__iexact'];
        /** @description Objects whose name contains */
        name__contains?: components['parameters']['query.name__contains'];
        /** @description Objects whose name contains, in any case */
        name__icontains?: components['parameters']['query.name__icontains'];
        /** @description Objects whose name begins with */
        name__startswith?: components['parameters']['query.name__startswith'];
        /** @description Objects whose name begins with, in any case */
        name__istartswith?: components['parameters']['query.name__istartswith'];
        /** @description Objects whose name ends with */
        name__endswith?: components['parameters']['query.name__endswith'];
        /** @description Objects whose name is one of */
        name__in?: components['parameters']['query.name__in'];
        /** @description Objects whose description is this */
        description?: components['parameters']['query.description'];
        /** @description The same as description */
        description__exact?: components['parameters']['query.description__exact'];
        /** @description Objects whose description is this, in any case */
        description__iexact?: components['parameters']['query.description__iexact'];
        /** @description Objects whose description contains */
        description__contains?: components['parameters']['query.description__contains'];
        /** @description Objects whose description contains, in any case */
        description__icontains?: components['parameters']['query.description__icontains'];
        /** @description Objects whose description begins with */
        description__startswith?: components['parameters']['query.description__startswith'];
        /** @description Objects whose description begins with, in any case */
        description__istartswith?: components['parameters']['query.description__istartswith'];
        /** @description Objects whose description ends with */
        description__endswith?: components['parameters']['query.description__endswith'];
        /** @description Objects whose description is one of */
        description__in?: components['parameters']['query.description__in'];
        /** @description Objects whose organisation is this */
        organisation?: components['parameters']['query.organisation'];
        /** @description The same as organisation */
        organisation__exact?: components['parameters']['query.organisation__exact'];
        /** @description Objects whose organisation is one of */
        organisation__in?: components['parameters']['query.organisation__in'];
        /** @description Objects whose create_date is this */
        create_date?: components['parameters']['query.create_date'];
        /** @description The same as create_date */
        create_date__exact?: components['parameters']['query.create_date__exact'];
        /** @description Objects whose create_date is one of */
        create_date__in?: components['parameters']['query.create_date__in'];
        /** @description Objects whose create_date is greater than */
        create_date__gt?: components['parameters']['query.create_date__gt'];
        /** @description Objects whose create_date is at least */
        create_date__gte?: components['parameters']['query.create_date__gte'];
        /** @description Objects whose create_date is less than */
        create_date__lt?: components['parameters']['query.create_date__lt'];
        /** @description Objects whose create_date is at most */
        create_date__lte?: components['parameters']['query.create_date__lte'];
        /** @description Objects whose create_date is between two values */
        create_date__range?: components['parameters']['query.create_date__range'];
        /** @description Groups whose name or description contains this, in any case */
        q?: string;
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createGroup: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewGroup'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Group'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.proof_required.run_as_forbidden'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.idempotency_in_progress.name_taken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createManyGroups: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewGroup'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.proof_required.run_as_forbidden'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.idempotency_in_progress.name_taken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteManyGroups: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkRemoval'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkRemovalOutcome'];
        };
      };
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.in_use'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeManyGroups: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          components['schemas']['IdentifiedGroupChanges'][] | components['schemas']['SameGroupChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['GroupBulkChanges'] | components['schemas']['GroupBulkChangesOutcome'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.proof_required.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.last_administrator.name_taken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  registerRoles: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RoleTree'] | components['schemas']['RoleTree'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegisteredRoles'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getGroup: {
    parameters: {
      query?: {
        /** @description Return only these members */
        fields?: components['schemas']['GroupField'][];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Group'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteGroup: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.in_use'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeGroup: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GroupChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Group'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.proof_required.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.last_administrator.name_taken'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  addGroupParent: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
        /** @description The group's id or name; what has digits only is an id */
        parent: components['parameters']['path.parent'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['MembershipProof'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.proof_required.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.last_administrator'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  removeGroupParent: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
        /** @description The group's id or name; what has digits only is an id */
        parent: components['parameters']['path.parent'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['MembershipProof'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.proof_required.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.last_administrator'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  addGroupPermission: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
        /** @description The permission */
        permission: components['parameters']['path.permission'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['MembershipProof'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.proof_required.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.last_administrator'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  removeGroupPermission: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
        /** @description The permission */
        permission: components['parameters']['path.permission'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['MembershipProof'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.proof_required.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.last_administrator'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  addGroupRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
        /** @description The role's key or id */
        role: components['parameters']['path.role'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['MembershipProof'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.proof_required.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.last_administrator'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  removeGroupRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
        /** @description The role's key or id */
        role: components['parameters']['path.role'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['MembershipProof'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.proof_required.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.last_administrator'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getReadiness: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Readiness'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.run_as_invalid.run_as_required'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['RunAsUnknownUser'];
      500: components['responses']['InternalError'];
      /** @description Done */
      503: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Readiness'];
        };
      };
      507: components['responses']['StorageFull'];
    };
  };
  getHealth: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
      304: components['responses']['NotModified'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getMe: {
    parameters: {
      query?: {
        /** @description Return only these members */
        fields?: components['schemas']['MeField'][];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Me'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeMe: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MeChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Me'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  explainMyAccess: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Access'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listActedAs: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members */
        fields?: components['parameters']['query.fields'];
        /** @description What to order by, with - in front for descending */
        order_by?: components['parameters']['query.order_by'];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose at is this */
        at?: components['parameters']['query.at'];
        /** @description The same as at */
        at__exact?: components['parameters']['query.at__exact'];
        /** @description Objects whose at is one of */
        at__in?: components['parameters']['query.at__in'];
        /** @description Objects whose at is greater than */
        at__gt?: components['parameters']['query.at__gt'];
        /** @description Objects whose at is at least */
        at__gte?: components['parameters']['query.at__gte'];
        /** @description Objects whose at is less than */
        at__lt?: components['parameters']['query.at__lt'];
        /** @description Objects whose at is at most */
        at__lte?: components['parameters']['query.at__lte'];
        /** @description Objects whose at is between two values */
        at__range?: components['parameters']['query.at__range'];
        /** @description Objects whose event is this */
        event?: components['parameters']['query.event'];
        /** @description The same as event */
        event__exact?: components['parameters']['query.event__exact'];
        /** @description Objects whose event is one of */
        event__in?: components['parameters']['query.event__in'];
        /** @description Objects whose outcome is this */
        outcome?: components['parameters']['query.outcome'];
        /** @description The same as outcome */
        outcome__exact?: components['parameters']['query.outcome__exact'];
        /** @description Objects whose outcome is this, in any case */
        outcome__iexact?: components['parameters']['query.outcome__iexact'];
        /** @description Objects whose outcome contains */
        outcome__contains?: components['parameters']['query.outcome__contains'];
        /** @description Objects whose outcome contains, in any case */
        outcome__icontains?: components['parameters']['query.outcome__icontains'];
        /** @description Objects whose outcome begins with */
        outcome__startswith?: components['parameters']['query.outcome__startswith'];
        /** @description Objects whose outcome begins with, in any case */
        outcome__istartswith?: components['parameters']['query.outcome__istartswith'];
        /** @description Objects whose outcome ends with */
        outcome__endswith?: components['parameters']['query.outcome__endswith'];
        /** @description Objects whose outcome is one of */
        outcome__in?: components['parameters']['query.outcome__in'];
        /** @description Objects whose actor is this */
        actor?: components['parameters']['query.actor'];
        /** @description The same as actor */
        actor__exact?: components['parameters']['query.actor__exact'];
        /** @description Objects whose actor is this, in any case */
        actor__iexact?: components['parameters']['query.actor__iexact'];
        /** @description Objects whose actor contains */
        actor__contains?: components['parameters']['query.actor__contains'];
        /** @description Objects whose actor contains, in any case */
        actor__icontains?: components['parameters']['query.actor__icontains'];
        /** @description Objects whose actor begins with */
        actor__startswith?: components['parameters']['query.actor__startswith'];
        /** @description Objects whose actor begins with, in any case */
        actor__istartswith?: components['parameters']['query.actor__istartswith'];
        /** @description Objects whose actor ends with */
        actor__endswith?: components['parameters']['query.actor__endswith'];
        /** @description Objects whose actor is one of */
        actor__in?: components['parameters']['query.actor__in'];
        /** @description Objects whose actor_id is this */
        actor_id?: components['parameters']['query.actor_id'];
        /** @description The same as actor_id */
        actor_id__exact?: components['parameters']['query.actor_id__exact'];
        /** @description Objects whose actor_id is one of */
        actor_id__in?: components['parameters']['query.actor_id__in'];
        /** @description Objects whose actor_id is null */
        actor_id__isnull?: components['parameters']['query.actor_id__isnull'];
        /** @description Objects whose effective is this */
        effective?: components['parameters']['query.effective'];
        /** @description The same as effective */
        effective__exact?: components['parameters']['query.effective__exact'];
        /** @description Objects whose effective is this, in any case */
        effective__iexact?: components['parameters']['query.effective__iexact'];
        /** @description Objects whose effective contains */
        effective__contains?: components['parameters']['query.effective__contains'];
        /** @description Objects whose effective contains, in any case */
        effective__icontains?: components['parameters']['query.effective__icontains'];
        /** @description Objects whose effective begins with */
        effective__startswith?: components['parameters']['query.effective__startswith'];
        /** @description Objects whose effective begins with, in any case */
        effective__istartswith?: components['parameters']['query.effective__istartswith'];
        /** @description Objects whose effective ends with */
        effective__endswith?: components['parameters']['query.effective__endswith'];
        /** @description Objects whose effective is one of */
        effective__in?: components['parameters']['query.effective__in'];
        /** @description Objects whose effective_id is this */
        effective_id?: components['parameters']['query.effective_id'];
        /** @description The same as effective_id */
        effective_id__exact?: components['parameters']['query.effective_id__exact'];
        /** @description Objects whose effective_id is one of */
        effective_id__in?: components['parameters']['query.effective_id__in'];
        /** @description Objects whose effective_id is null */
        effective_id__isnull?: components['parameters']['query.effective_id__isnull'];
        /** @description Objects whose via is this */
        via?: components['parameters']['query.via'];
        /** @description The same as via */
        via__exact?: components['parameters']['query.via__exact'];
        /** @description Objects whose via is one of */
        via__in?: components['parameters']['query.via__in'];
        /** @description Objects whose method is this */
        method?: components['parameters']['query.method'];
        /** @description The same as method */
        method__exact?: components['parameters']['query.method__exact'];
        /** @description Objects whose method is one of */
        method__in?: components['parameters']['query.method__in'];
        /** @description Objects whose route is this */
        route?: components['parameters']['query.route'];
        /** @description The same as route */
        route__exact?: components['parameters']['query.route__exact'];
        /** @description Objects whose route is this, in any case */
        route__iexact?: components['parameters']['query.route__iexact'];
        /** @description Objects whose route contains */
        route__contains?: components['parameters']['query.route__contains'];
        /** @description Objects whose route contains, in any case */
        route__icontains?: components['parameters']['query.route__icontains'];
        /** @description Objects whose route begins with */
        route__startswith?: components['parameters']['query.route__startswith'];
        /** @description Objects whose route begins with, in any case */
        route__istartswith?: components['parameters']['query.route__istartswith'];
        /** @description Objects whose route ends with */
        route__endswith?: components['parameters']['query.route__endswith'];
        /** @description Objects whose route is one of */
        route__in?: components['parameters']['query.route__in'];
        /** @description Objects whose address is this */
        address?: components['parameters']['query.address'];
        /** @description The same as address */
        address__exact?: components['parameters']['query.address__exact'];
        /** @description Objects whose address is this, in any case */
        address__iexact?: components['parameters']['query.address__iexact'];
        /** @description Objects whose address contains */
        address__contains?: components['parameters']['query.address__contains'];
        /** @description Objects whose address contains, in any case */
        address__icontains?: components['parameters']['query.address__icontains'];
        /** @description Objects whose address begins with */
        address__startswith?: components['parameters']['query.address__startswith'];
        /** @description Objects whose address begins with, in any case */
        address__istartswith?: components['parameters']['query.address__istartswith'];
        /** @description Objects whose address ends with */
        address__endswith?: components['parameters']['query.address__endswith'];
        /** @description Objects whose address is one of */
        address__in?: components['parameters']['query.address__in'];
        /** @description Objects whose target is this */
        target?: components['parameters']['query.target'];
        /** @description The same as target */
        target__exact?: components['parameters']['query.target__exact'];
        /** @description Objects whose target is this, in any case */
        target__iexact?: components['parameters']['query.target__iexact'];
        /** @description Objects whose target contains */
        target__contains?: components['parameters']['query.target__contains'];
        /** @description Objects whose target contains, in any case */
        target__icontains?: components['parameters']['query.target__icontains'];
        /** @description Objects whose target begins with */
        target__startswith?: components['parameters']['query.target__startswith'];
        /** @description Objects whose target begins with, in any case */
        target__istartswith?: components['parameters']['query.target__istartswith'];
        /** @description Objects whose target ends with */
        target__endswith?: components['parameters']['query.target__endswith'];
        /** @description Objects whose target is one of */
        target__in?: components['parameters']['query.target__in'];
        /** @description Objects whose detail contains */
        detail__contains?: components['parameters']['query.detail__contains'];
        /** @description Objects whose detail contains, in any case */
        detail__icontains?: components['parameters']['query.detail__icontains'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditEntryPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listMyHistory: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members */
        fields?: components['parameters']['query.fields'];
        /** @description What to order by, with - in front for descending */
        order_by?: components['parameters']['query.order_by'];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose at is this */
        at?: components['parameters']['query.at'];
        /** @description The same as at */
        at__exact?: components['parameters']['query.at__exact'];
        /** @description Objects whose at is one of */
        at__in?: components['parameters']['query.at__in'];
        /** @description Objects whose at is greater than */
        at__gt?: components['parameters']['query.at__gt'];
        /** @description Objects whose at is at least */
        at__gte?: components['parameters']['query.at__gte'];
        /** @description Objects whose at is less than */
        at__lt?: components['parameters']['query.at__lt'];
        /** @description Objects whose at is at most */
        at__lte?: components['parameters']['query.at__lte'];
        /** @description Objects whose at is between two values */
        at__range?: components['parameters']['query.at__range'];
        /** @description Objects whose event is this */
        event?: components['parameters']['query.event'];
        /** @description The same as event */
        event__exact?: components['parameters']['query.event__exact'];
        /** @description Objects whose event is one of */
        event__in?: components['parameters']['query.event__in'];
        /** @description Objects whose outcome is this */
        outcome?: components['parameters']['query.outcome'];
        /** @description The same as outcome */
        outcome__exact?: components['parameters']['query.outcome__exact'];
        /** @description Objects whose outcome is this, in any case */
        outcome__iexact?: components['parameters']['query.outcome__iexact'];
        /** @description Objects whose outcome contains */
        outcome__contains?: components['parameters']['query.outcome__contains'];
        /** @description Objects whose outcome contains, in any case */
        outcome__icontains?: components['parameters']['query.outcome__icontains'];
        /** @description Objects whose outcome begins with */
        outcome__startswith?: components['parameters']['query.outcome__startswith'];
        /** @description Objects whose outcome begins with, in any case */
        outcome__istartswith?: components['parameters']['query.outcome__istartswith'];
        /** @description Objects whose outcome ends with */
        outcome__endswith?: components['parameters']['query.outcome__endswith'];
        /** @description Objects whose outcome is one of */
        outcome__in?: components['parameters']['query.outcome__in'];
        /** @description Objects whose actor is this */
        actor?: components['parameters']['query.actor'];
        /** @description The same as actor */
        actor__exact?: components['parameters']['query.actor__exact'];
        /** @description Objects whose actor is this, in any case */
        actor__iexact?: components['parameters']['query.actor__iexact'];
        /** @description Objects whose actor contains */
        actor__contains?: components['parameters']['query.actor__contains'];
        /** @description Objects whose actor contains, in any case */
        actor__icontains?: components['parameters']['query.actor__icontains'];
        /** @description Objects whose actor begins with */
        actor__startswith?: components['parameters']['query.actor__startswith'];
        /** @description Objects whose actor begins with, in any case */
        actor__istartswith?: components['parameters']['query.actor__istartswith'];
        /** @description Objects whose actor ends with */
        actor__endswith?: components['parameters']['query.actor__endswith'];
        /** @description Objects whose actor is one of */
        actor__in?: components['parameters']['query.actor__in'];
        /** @description Objects whose actor_id is this */
        actor_id?: components['parameters']['query.actor_id'];
        /** @description The same as actor_id */
        actor_id__exact?: components['parameters']['query.actor_id__exact'];
        /** @description Objects whose actor_id is one of */
        actor_id__in?: components['parameters']['query.actor_id__in'];
        /** @description Objects whose actor_id is null */
        actor_id__isnull?: components['parameters']['query.actor_id__isnull'];
        /** @description Objects whose effective is this */
        effective?: components['parameters']['query.effective'];
        /** @description The same as effective */
        effective__exact?: components['parameters']['query.effective__exact'];
        /** @description Objects whose effective is this, in any case */
        effective__iexact?: components['parameters']['query.effective__iexact'];
        /** @description Objects whose effective contains */
        effective__contains?: components['parameters']['query.effective__contains'];
        /** @description Objects whose effective contains, in any case */
        effective__icontains?: components['parameters']['query.effective__icontains'];
        /** @description Objects whose effective begins with */
        effective__startswith?: components['parameters']['query.effective__startswith'];
        /** @description Objects whose effective begins with, in any case */
        effective__istartswith?: components['parameters']['query.effective__istartswith'];
        /** @description Objects whose effective ends with */
        effective__endswith?: components['parameters']['query.effective__endswith'];
        /** @description Objects whose effective is one of */
        effective__in?: components['parameters']['query.effective__in'];
        /** @description Objects whose effective_id is this */
        effective_id?: components['parameters']['query.effective_id'];
        /** @description The same as effective_id */
        effective_id__exact?: components['parameters']['query.effective_id__exact'];
        /** @description Objects whose effective_id is one of */
        effective_id__in?: components['parameters']['query.effective_id__in'];
        /** @description Objects whose effective_id is null */
        effective_id__isnull?: components['parameters']['query.effective_id__isnull'];
        /** @description Objects whose via is this */
        via?: components['parameters']['query.via'];
        /** @description The same as via */
        via__exact?: components['parameters']['query.via__exact'];
        /** @description Objects whose via is one of */
        via__in?: components['parameters']['query.via__in'];
        /** @description Objects whose method is this */
        method?: components['parameters']['query.method'];
        /** @description The same as method */
        method__exact?: components['parameters']['query.method__exact'];
        /** @description Objects whose method is one of */
        method__in?: components['parameters']['query.method__in'];
        /** @description Objects whose route is this */
        route?: components['parameters']['query.route'];
        /** @description The same as route */
        route__exact?: components['parameters']['query.route__exact'];
        /** @description Objects whose route is this, in any case */
        route__iexact?: components['parameters']['query.route__iexact'];
        /** @description Objects whose route contains */
        route__contains?: components['parameters']['query.route__contains'];
        /** @description Objects whose route contains, in any case */
        route__icontains?: components['parameters']['query.route__icontains'];
        /** @description Objects whose route begins with */
        route__startswith?: components['parameters']['query.route__startswith'];
        /** @description Objects whose route begins with, in any case */
        route__istartswith?: components['parameters']['query.route__istartswith'];
        /** @description Objects whose route ends with */
        route__endswith?: components['parameters']['query.route__endswith'];
        /** @description Objects whose route is one of */
        route__in?: components['parameters']['query.route__in'];
        /** @description Objects whose address is this */
        address?: components['parameters']['query.address'];
        /** @description The same as address */
        address__exact?: components['parameters']['query.address__exact'];
        /** @description Objects whose address is this, in any case */
        address__iexact?: components['parameters']['query.address__iexact'];
        /** @description Objects whose address contains */
        address__contains?: components['parameters']['query.address__contains'];
        /** @description Objects whose address contains, in any case */
        address__icontains?: components['parameters']['query.address__icontains'];
        /** @description Objects whose address begins with */
        address__startswith?: components['parameters']['query.address__startswith'];
        /** @description Objects whose address begins with, in any case */
        address__istartswith?: components['parameters']['query.address__istartswith'];
        /** @description Objects whose address ends with */
        address__endswith?: components['parameters']['query.address__endswith'];
        /** @description Objects whose address is one of */
        address__in?: components['parameters']['query.address__in'];
        /** @description Objects whose target is this */
        target?: components['parameters']['query.target'];
        /** @description The same as target */
        target__exact?: components['parameters']['query.target__exact'];
        /** @description Objects whose target is this, in any case */
        target__iexact?: components['parameters']['query.target__iexact'];
        /** @description Objects whose target contains */
        target__contains?: components['parameters']['query.target__contains'];
        /** @description Objects whose target contains, in any case */
        target__icontains?: components['parameters']['query.target__icontains'];
        /** @description Objects whose target begins with */
        target__startswith?: components['parameters']['query.target__startswith'];
        /** @description Objects whose target begins with, in any case */
        target__istartswith?: components['parameters']['query.target__istartswith'];
        /** @description Objects whose target ends with */
        target__endswith?: components['parameters']['query.target__endswith'];
        /** @description Objects whose target is one of */
        target__in?: components['parameters']['query.target__in'];
        /** @description Objects whose detail contains */
        detail__contains?: components['parameters']['query.detail__contains'];
        /** @description Objects whose detail contains, in any case */
        detail__icontains?: components['parameters']['query.detail__icontains'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditEntryPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeMyPassword: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordChange'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.proof_required.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listMyThemes: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members; without it all but template_string */
        fields?: components['schemas']['ThemeField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['ThemeOrder'][];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose title is this */
        title?: components['parameters']['query.title'];
        /** @description The same as title */
        title__exact?: components['parameters']['query.title__exact'];
        /** @description Objects whose title is this, in any case */
        title__iexact?: components['parameters']['query.title__iexact'];
        /** @description Objects whose title contains */
        title__contains?: components['parameters']['query.title__contains'];
        /** @description Objects whose title contains, in any case */
        title__icontains?: components['parameters']['query.title__icontains'];
        /** @description Objects whose title begins with */
        title__startswith?: components['parameters']['query.title__startswith'];
        /** @description Objects whose title begins with, in any case */
        title__istartswith?: components['parameters']['query.title__istartswith'];
        /** @description Objects whose title ends with */
        title__endswith?: components['parameters']['query.title__endswith'];
        /** @description Objects whose title is one of */
        title__in?: components['parameters']['query.title__in'];
        /** @description Objects whose status is this */
        status?: components['parameters']['query.status'];
        /** @description The same as status */
        status__exact?: components['parameters']['query.status__exact'];
        /** @description Objects whose status is one of */
        status__in?: components['parameters']['query.status__in'];
        /** @description Objects whose status is greater than */
        status__gt?: components['parameters']['query.status__gt'];
        /** @description Objects whose status is at least */
        status__gte?: components['parameters']['query.status__gte'];
        /** @description Objects whose status is less than */
        status__lt?: components['parameters']['query.status__lt'];
        /** @description Objects whose status is at most */
        status__lte?: components['parameters']['query.status__lte'];
        /** @description Objects whose status is between two values */
        status__range?: components['parameters']['query.status__range'];
        /** @description Objects whose is_default is this */
        is_default?: components['parameters']['query.is_default'];
        /** @description The same as is_default */
        is_default__exact?: components['parameters']['query.is_default__exact'];
        /** @description Objects whose is_default is one of */
        is_default__in?: components['parameters']['query.is_default__in'];
        /** @description Objects whose submitted_by is this */
        submitted_by?: components['parameters']['query.submitted_by'];
        /** @description The same as submitted_by */
        submitted_by__exact?: components['parameters']['query.submitted_by__exact'];
        /** @description Objects whose submitted_by is one of */
        submitted_by__in?: components['parameters']['query.submitted_by__in'];
        /** @description Objects whose submitted_by is null */
        submitted_by__isnull?: components['parameters']['query.submitted_by__isnull'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThemePage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getThemeThumbnail: {
    parameters: {
      query?: {
        /** @description Which of its two schemes is shown */
        scheme?: 'light' | 'dark';
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'image/svg+xml': string;
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listBinItems: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members */
        fields?: components['schemas']['BinItemField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['BinItemOrder'][];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose resource_id is this */
        resource_id?: string;
        /** @description The same as resource_id */
        resource_id__exact?: string;
        /** @description Objects whose resource_id is this, in any case */
        resource_id__iexact?: string;
        /** @description Objects whose resource_id contains */
        resource_id__contains?: string;
        /** @description Objects whose resource_id contains, in any case */
        resource_id__icontains?: string;
        /** @description Objects whose resource_id begins with */
        resource_id__startswith?: string;
        /** @description Objects whose resource_id begins with, in any case */
        resource_id__istartswith?: string;
        /** @description Objects whose resource_id ends with */
        resource_id__endswith?: string;
        /** @description Objects whose resource_id is one of */
        resource_id__in?: string[];
        /** @description Objects whose resource_name is this */
        resource_name?: string;
        /** @description The same as resource_name */
        resource_name__exact?: string;
        /** @description Objects whose resource_name is this, in any case */
        resource_name__iexact?: string;
        /** @description Objects whose resource_name contains */
        resource_name__contains?: string;
        /** @description Objects whose resource_name contains, in any case */
        resource_name__icontains?: string;
        /** @description Objects whose resource_name begins with */
        resource_name__startswith?: string;
        /** @description Objects whose resource_name begins with, in any case */
        resource_name__istartswith?: string;
        /** @description Objects whose resource_name ends with */
        resource_name__endswith?: string;
        /** @description Objects whose resource_name is one of */
        resource_name__in?: string[];
        /** @description Objects whose name is this */
        name?: components['parameters']['query.name'];
        /** @description The same as name */
        name__exact?: components['parameters']['query.name__exact'];
        /** @description Objects whose name is this, in any case */
        name__iexact?: components['parameters']['query.name__iexact'];
        /** @description Objects whose name contains */
        name__contains?: components['parameters']['query.name__contains'];
        /** @description Objects whose name contains, in any case */
        name__icontains?: components['parameters']['query.name__icontains'];
        /** @description Objects whose name begins with */
        name__startswith?: components['parameters']['query.name__startswith'];
        /** @description Objects whose name begins with, in any case */
        name__istartswith?: components['parameters']['query.name__istartswith'];
        /** @description Objects whose name ends with */
        name__endswith?: components['parameters']['query.name__endswith'];
        /** @description Objects whose name is one of */
        name__in?: components['parameters']['query.name__in'];
        /** @description Objects whose resource_type is this */
        resource_type?: string;
        /** @description The same as resource_type */
        resource_type__exact?: string;
        /** @description Objects whose resource_type is this, in any case */
        resource_type__iexact?: string;
        /** @description Objects whose resource_type contains */
        resource_type__contains?: string;
        /** @description Objects whose resource_type contains, in any case */
        resource_type__icontains?: string;
        /** @description Objects whose resource_type begins with */
        resource_type__startswith?: string;
        /** @description Objects whose resource_type begins with, in any case */
        resource_type__istartswith?: string;
        /** @description Objects whose resource_type ends with */
        resource_type__endswith?: string;
        /** @description Objects whose resource_type is one of */
        resource_type__in?: string[];
        /** @description Objects whose ui_selected is this */
        ui_selected?: components['schemas']['TrueOrFalse'];
        /** @description The same as ui_selected */
        ui_selected__exact?: components['schemas']['TrueOrFalse'];
        /** @description Objects whose ui_selected is one of */
        ui_selected__in?: components['schemas']['TrueOrFalse'][];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BinItemPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createBinItem: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewBinItem'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BinItem'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BinItem'];
        };
      };
      400: components['responses']['BadRequest.caller.body.bin_full.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createManyBinItems: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewBinItem'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BinItemBulk'] | components['schemas']['BinItemBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BinItemBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.bin_full.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteManyBinItems: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkRemoval'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkRemovalOutcome'];
        };
      };
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeManyBinItems: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          components['schemas']['IdentifiedBinItemChanges'][] | components['schemas']['SameBinItemChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['BinItemBulkChanges'] | components['schemas']['BinItemBulkChangesOutcome'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  clearBin: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RemovedBinItems'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  removeBinItems: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BinItemIds'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  reorderBin: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BinItemIds'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  undoBin: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BinItems'];
        };
      };
      400: components['responses']['BadRequest.caller.body.bin_full.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.idempotency_in_progress.nothing_to_undo'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getBinItem: {
    parameters: {
      query?: {
        /** @description Return only these members */
        fields?: components['schemas']['BinItemField'][];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BinItem'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteBinItem: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeBinItem: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BinItemChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BinItem'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getApiDocument: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Record<string, never>;
        };
      };
      304: components['responses']['NotModified'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listOrganisations: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members */
        fields?: components['schemas']['OrganisationField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['OrganisationOrder'][];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose name is this */
        name?: components['parameters']['query.name'];
        /** @description The same as name */
        name__exact?: components['parameters']['query.name__exact'];
        /** @description Objects whose name is this, in any case */
        name__iexact?: components['parameters']['query.name__iexact'];
        /** @description Objects whose name contains */
        name__contains?: components['parameters']['query.name__contains'];
        /** @description Objects whose name contains, in any case */
        name__icontains?: components['parameters']['query.name__icontains'];
        /** @description Objects whose name begins with */
        name__startswith?: components['parameters']['query.name__startswith'];
        /** @description Objects whose name begins with, in any case */
        name__istartswith?: components['parameters']['query.name__istartswith'];
        /** @description Objects whose name ends with */
        name__endswith?: components['parameters']['query.name__endswith'];
        /** @description Objects whose name is one of */
        name__in?: components['parameters']['query.name__in'];
        /** @description Organisations whose name contains this, in any case */
        q?: string;
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrganisationPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createOrganisation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewOrganisation'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Organisation'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.idempotency_in_progress.name_taken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createManyOrganisations: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewOrganisation'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrganisationBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrganisationBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.idempotency_in_progress.name_taken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteManyOrganisations: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkRemoval'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkRemovalOutcome'];
        };
      };
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.in_use'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeManyOrganisations: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          components['schemas']['IdentifiedOrganisationChanges'][] | components['schemas']['SameOrganisationChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['OrganisationBulkChanges'] | components['schemas']['OrganisationBulkChangesOutcome'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['NameTaken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getOrganisation: {
    parameters: {
      query?: {
        /** @description Return only these members */
        fields?: components['schemas']['OrganisationField'][];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Organisation'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteOrganisation: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.in_use'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeOrganisation: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganisationChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Organisation'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['NameTaken'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  checkPasswordLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordLinkSecret'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckedPasswordLink'];
        };
      };
      400: components['responses']['BadRequest.body.invalid_header.unknown_parameter.validation_failed'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  usePasswordLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordLinkUse'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.body.invalid_header.unknown_parameter.validation_failed'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listRoles: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members */
        fields?: components['schemas']['RoleField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['RoleOrder'][];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose key is this */
        key?: string;
        /** @description The same as key */
        key__exact?: string;
        /** @description Objects whose key is this, in any case */
        key__iexact?: string;
        /** @description Objects whose key contains */
        key__contains?: string;
        /** @description Objects whose key contains, in any case */
        key__icontains?: string;
        /** @description Objects whose key begins with */
        key__startswith?: string;
        /** @description Objects whose key begins with, in any case */
        key__istartswith?: string;
        /** @description Objects whose key ends with */
        key__endswith?: string;
        /** @description Objects whose key is one of */
        key__in?: string[];
        /** @description Objects whose label is this */
        label?: components['parameters']['query.label'];
        /** @description The same as label */
        label__exact?: components['parameters']['query.label__exact'];
        /** @description Objects whose label is this, in any case */
        label__iexact?: components['parameters']['query.label__iexact'];
        /** @description Objects whose label contains */
        label__contains?: components['parameters']['query.label__contains'];
        /** @description Objects whose label contains, in any case */
        label__icontains?: components['parameters']['query.label__icontains'];
        /** @description Objects whose label begins with */
        label__startswith?: components['parameters']['query.label__startswith'];
        /** @description Objects whose label begins with, in any case */
        label__istartswith?: components['parameters']['query.label__istartswith'];
        /** @description Objects whose label ends with */
        label__endswith?: components['parameters']['query.label__endswith'];
        /** @description Objects whose label is one of */
        label__in?: components['parameters']['query.label__in'];
        /** @description Objects whose source is this */
        source?: 'backend' | 'platform' | 'plugin';
        /** @description The same as source */
        source__exact?: 'backend' | 'platform' | 'plugin';
        /** @description Objects whose source is one of */
        source__in?: ('backend' | 'platform' | 'plugin')[];
        /** @description Objects whose parent is this */
        parent?: components['schemas']['WholeNumber'];
        /** @description The same as parent */
        parent__exact?: components['schemas']['WholeNumber'];
        /** @description Objects whose parent is one of */
        parent__in?: components['schemas']['WholeNumber'][];
        /** @description Objects whose parent is null */
        parent__isnull?: components['schemas']['TrueOrFalse'];
        /** @description Roles whose key or label contains this, in any case */
        q?: string;
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RolePage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteManyRoles: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkRemoval'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkRemovalOutcome'];
        };
      };
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getRole: {
    parameters: {
      query?: {
        /** @description Return only these members */
        fields?: components['schemas']['RoleField'][];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Role'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listSessions: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members */
        fields?: components['schemas']['SessionField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['SessionOrder'][];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose created_at is this */
        created_at?: components['parameters']['query.created_at'];
        /** @description The same as created_at */
        created_at__exact?: components['parameters']['query.created_at__exact'];
        /** @description Objects whose created_at is one of */
        created_at__in?: components['parameters']['query.created_at__in'];
        /** @description Objects whose created_at is greater than */
        created_at__gt?: components['parameters']['query.created_at__gt'];
        /** @description Objects whose created_at is at least */
        created_at__gte?: components['parameters']['query.created_at__gte'];
        /** @description Objects whose created_at is less than */
        created_at__lt?: components['parameters']['query.created_at__lt'];
        /** @description Objects whose created_at is at most */
        created_at__lte?: components['parameters']['query.created_at__lte'];
        /** @description Objects whose created_at is between two values */
        created_at__range?: components['parameters']['query.created_at__range'];
        /** @description Objects whose last_seen_at is this */
        last_seen_at?: components['parameters']['query.last_seen_at'];
        /** @description The same as last_seen_at */
        last_seen_at__exact?: components['parameters']['query.last_seen_at__exact'];
        /** @description Objects whose last_seen_at is one of */
        last_seen_at__in?: components['parameters']['query.last_seen_at__in'];
        /** @description Objects whose last_seen_at is greater than */
        last_seen_at__gt?: components['parameters']['query.last_seen_at__gt'];
        /** @description Objects whose last_seen_at is at least */
        last_seen_at__gte?: components['parameters']['query.last_seen_at__gte'];
        /** @description Objects whose last_seen_at is less than */
        last_seen_at__lt?: components['parameters']['query.last_seen_at__lt'];
        /** @description Objects whose last_seen_at is at most */
        last_seen_at__lte?: components['parameters']['query.last_seen_at__lte'];
        /** @description Objects whose last_seen_at is between two values */
        last_seen_at__range?: components['parameters']['query.last_seen_at__range'];
        /** @description Objects whose address is this */
        address?: components['parameters']['query.address'];
        /** @description The same as address */
        address__exact?: components['parameters']['query.address__exact'];
        /** @description Objects whose address is this, in any case */
        address__iexact?: components['parameters']['query.address__iexact'];
        /** @description Objects whose address contains */
        address__contains?: components['parameters']['query.address__contains'];
        /** @description Objects whose address contains, in any case */
        address__icontains?: components['parameters']['query.address__icontains'];
        /** @description Objects whose address begins with */
        address__startswith?: components['parameters']['query.address__startswith'];
        /** @description Objects whose address begins with, in any case */
        address__istartswith?: components['parameters']['query.address__istartswith'];
        /** @description Objects whose address ends with */
        address__endswith?: components['parameters']['query.address__endswith'];
        /** @description Objects whose address is one of */
        address__in?: components['parameters']['query.address__in'];
        /** @description Objects whose user_agent is this */
        user_agent?: components['parameters']['query.user_agent'];
        /** @description The same as user_agent */
        user_agent__exact?: components['parameters']['query.user_agent__exact'];
        /** @description Objects whose user_agent is this, in any case */
        user_agent__iexact?: components['parameters']['query.user_agent__iexact'];
        /** @description Objects whose user_agent contains */
        user_agent__contains?: components['parameters']['query.user_agent__contains'];
        /** @description Objects whose user_agent contains, in any case */
        user_agent__icontains?: components['parameters']['query.user_agent__icontains'];
        /** @description Objects whose user_agent begins with */
        user_agent__startswith?: components['parameters']['query.user_agent__startswith'];
        /** @description Objects whose user_agent begins with, in any case */
        user_agent__istartswith?: components['parameters']['query.user_agent__istartswith'];
        /** @description Objects whose user_agent ends with */
        user_agent__endswith?: components['parameters']['query.user_agent__endswith'];
        /** @description Objects whose user_agent is one of */
        user_agent__in?: components['parameters']['query.user_agent__in'];
      };
      header?: {
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  logIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Login'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['BadRequest.body.invalid_header.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.foreign_site.run_as_forbidden'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  endSessions: {
    parameters: {
      query?: {
        /** @description Whether the session of the request goes on */
        keep_current?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EndedSessions'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteManySessions: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkRemoval'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkRemovalOutcome'];
        };
      };
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  logOut: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getSession: {
    parameters: {
      query?: {
        /** @description Return only these members */
        fields?: components['schemas']['SessionField'][];
      };
      header?: {
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteSession: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listAspectRatios: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members */
        fields?: components['schemas']['AspectRatioField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['AspectRatioOrder'][];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose width_ratio is this */
        width_ratio?: components['schemas']['WholeNumber'];
        /** @description The same as width_ratio */
        width_ratio__exact?: components['schemas']['WholeNumber'];
        /** @description Objects whose width_ratio is one of */
        width_ratio__in?: components['schemas']['WholeNumber'][];
        /** @description Objects whose width_ratio is greater than */
        width_ratio__gt?: components['schemas']['WholeNumber'];
        /** @description Objects whose width_ratio is at least */
        width_ratio__gte?: components['schemas']['WholeNumber'];
        /** @description Objects whose width_ratio is less than */
        width_ratio__lt?: components['schemas']['WholeNumber'];
        /** @description Objects whose width_ratio is at most */
        width_ratio__lte?: components['schemas']['WholeNumber'];
        /** @description Objects whose width_ratio is between two values */
        width_ratio__range?: components['schemas']['WholeNumber'][];
        /** @description Objects whose height_ratio is this */
        height_ratio?: components['schemas']['WholeNumber'];
        /** @description The same as height_ratio */
        height_ratio__exact?: components['schemas']['WholeNumber'];
        /** @description Objects whose height_ratio is one of */
        height_ratio__in?: components['schemas']['WholeNumber'][];
        /** @description Objects whose height_ratio is greater than */
        height_ratio__gt?: components['schemas']['WholeNumber'];
        /** @description Objects whose height_ratio is at least */
        height_ratio__gte?: components['schemas']['WholeNumber'];
        /** @description Objects whose height_ratio is less than */
        height_ratio__lt?: components['schemas']['WholeNumber'];
        /** @description Objects whose height_ratio is at most */
        height_ratio__lte?: components['schemas']['WholeNumber'];
        /** @description Objects whose height_ratio is between two values */
        height_ratio__range?: components['schemas']['WholeNumber'][];
        /** @description Objects whose pixel_type is this */
        pixel_type?: string;
        /** @description The same as pixel_type */
        pixel_type__exact?: string;
        /** @description Objects whose pixel_type is this, in any case */
        pixel_type__iexact?: string;
        /** @description Objects whose pixel_type contains */
        pixel_type__contains?: string;
        /** @description Objects whose pixel_type contains, in any case */
        pixel_type__icontains?: string;
        /** @description Objects whose pixel_type begins with */
        pixel_type__startswith?: string;
        /** @description Objects whose pixel_type begins with, in any case */
        pixel_type__istartswith?: string;
        /** @description Objects whose pixel_type ends with */
        pixel_type__endswith?: string;
        /** @description Objects whose pixel_type is one of */
        pixel_type__in?: string[];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AspectRatioPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createAspectRatio: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAspectRatio'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AspectRatio'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createManyAspectRatios: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAspectRatio'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AspectRatioBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AspectRatioBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteManyAspectRatios: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkRemoval'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkRemovalOutcome'];
        };
      };
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeManyAspectRatios: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          components['schemas']['IdentifiedAspectRatioChanges'][] | components['schemas']['SameAspectRatioChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['AspectRatioBulkChanges'] | components['schemas']['AspectRatioBulkChangesOutcome'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getAspectRatio: {
    parameters: {
      query?: {
        /** @description Return only these members */
        fields?: components['schemas']['AspectRatioField'][];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AspectRatio'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteAspectRatio: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeAspectRatio: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AspectRatioChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AspectRatio'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listAudioCodecs: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members */
        fields?: components['schemas']['AudioCodecField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['AudioCodecOrder'][];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose name is this */
        name?: components['parameters']['query.name'];
        /** @description The same as name */
        name__exact?: components['parameters']['query.name__exact'];
        /** @description Objects whose name is this, in any case */
        name__iexact?: components['parameters']['query.name__iexact'];
        /** @description Objects whose name contains */
        name__contains?: components['parameters']['query.name__contains'];
        /** @description Objects whose name contains, in any case */
        name__icontains?: components['parameters']['query.name__icontains'];
        /** @description Objects whose name begins with */
        name__startswith?: components['parameters']['query.name__startswith'];
        /** @description Objects whose name begins with, in any case */
        name__istartswith?: components['parameters']['query.name__istartswith'];
        /** @description Objects whose name ends with */
        name__endswith?: components['parameters']['query.name__endswith'];
        /** @description Objects whose name is one of */
        name__in?: components['parameters']['query.name__in'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AudioCodecPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createAudioCodec: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAudioCodec'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AudioCodec'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createManyAudioCodecs: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAudioCodec'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AudioCodecBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AudioCodecBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteManyAudioCodecs: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkRemoval'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkRemovalOutcome'];
        };
      };
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeManyAudioCodecs: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          components['schemas']['IdentifiedAudioCodecChanges'][] | components['schemas']['SameAudioCodecChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['AudioCodecBulkChanges'] | components['schemas']['AudioCodecBulkChangesOutcome'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getAudioCodec: {
    parameters: {
      query?: {
        /** @description Return only these members */
        fields?: components['schemas']['AudioCodecField'][];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AudioCodec'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteAudioCodec: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeAudioCodec: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AudioCodecChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AudioCodec'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listFormats: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members */
        fields?: components['schemas']['FormatField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['FormatOrder'][];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose name is this */
        name?: components['parameters']['query.name'];
        /** @description The same as name */
        name__exact?: components['parameters']['query.name__exact'];
        /** @description Objects whose name is this, in any case */
        name__iexact?: components['parameters']['query.name__iexact'];
        /** @description Objects whose name contains */
        name__contains?: components['parameters']['query.name__contains'];
        /** @description Objects whose name contains, in any case */
        name__icontains?: components['parameters']['query.name__icontains'];
        /** @description Objects whose name begins with */
        name__startswith?: components['parameters']['query.name__startswith'];
        /** @description Objects whose name begins with, in any case */
        name__istartswith?: components['parameters']['query.name__istartswith'];
        /** @description Objects whose name ends with */
        name__endswith?: components['parameters']['query.name__endswith'];
        /** @description Objects whose name is one of */
        name__in?: components['parameters']['query.name__in'];
        /** @description Objects whose media_type is this */
        media_type?: 'video' | 'audio' | 'image';
        /** @description The same as media_type */
        media_type__exact?: 'video' | 'audio' | 'image';
        /** @description Objects whose media_type is one of */
        media_type__in?: ('video' | 'audio' | 'image')[];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FormatPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createFormat: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewFormat'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Format'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createManyFormats: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewFormat'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FormatBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FormatBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteManyFormats: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkRemoval'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkRemovalOutcome'];
        };
      };
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeManyFormats: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          components['schemas']['IdentifiedFormatChanges'][] | components['schemas']['SameFormatChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['FormatBulkChanges'] | components['schemas']['FormatBulkChangesOutcome'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getFormat: {
    parameters: {
      query?: {
        /** @description Return only these members */
        fields?: components['schemas']['FormatField'][];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Format'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteFormat: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeFormat: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FormatChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Format'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listResolutions: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members */
        fields?: components['schemas']['ResolutionField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['ResolutionOrder'][];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose name is this */
        name?: components['parameters']['query.name'];
        /** @description The same as name */
        name__exact?: components['parameters']['query.name__exact'];
        /** @description Objects whose name is this, in any case */
        name__iexact?: components['parameters']['query.name__iexact'];
        /** @description Objects whose name contains */
        name__contains?: components['parameters']['query.name__contains'];
        /** @description Objects whose name contains, in any case */
        name__icontains?: components['parameters']['query.name__icontains'];
        /** @description Objects whose name begins with */
        name__startswith?: components['parameters']['query.name__startswith'];
        /** @description Objects whose name begins with, in any case */
        name__istartswith?: components['parameters']['query.name__istartswith'];
        /** @description Objects whose name ends with */
        name__endswith?: components['parameters']['query.name__endswith'];
        /** @description Objects whose name is one of */
        name__in?: components['parameters']['query.name__in'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResolutionPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createResolution: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewResolution'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Resolution'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createManyResolutions: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewResolution'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResolutionBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResolutionBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteManyResolutions: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkRemoval'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkRemovalOutcome'];
        };
      };
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeManyResolutions: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          components['schemas']['IdentifiedResolutionChanges'][] | components['schemas']['SameResolutionChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['ResolutionBulkChanges'] | components['schemas']['ResolutionBulkChangesOutcome'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getResolution: {
    parameters: {
      query?: {
        /** @description Return only these members */
        fields?: components['schemas']['ResolutionField'][];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Resolution'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteResolution: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeResolution: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResolutionChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Resolution'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listStandards: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members */
        fields?: components['schemas']['StandardField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['StandardOrder'][];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose name is this */
        name?: components['parameters']['query.name'];
        /** @description The same as name */
        name__exact?: components['parameters']['query.name__exact'];
        /** @description Objects whose name is this, in any case */
        name__iexact?: components['parameters']['query.name__iexact'];
        /** @description Objects whose name contains */
        name__contains?: components['parameters']['query.name__contains'];
        /** @description Objects whose name contains, in any case */
        name__icontains?: components['parameters']['query.name__icontains'];
        /** @description Objects whose name begins with */
        name__startswith?: components['parameters']['query.name__startswith'];
        /** @description Objects whose name begins with, in any case */
        name__istartswith?: components['parameters']['query.name__istartswith'];
        /** @description Objects whose name ends with */
        name__endswith?: components['parameters']['query.name__endswith'];
        /** @description Objects whose name is one of */
        name__in?: components['parameters']['query.name__in'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StandardPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createStandard: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewStandard'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Standard'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createManyStandards: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewStandard'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StandardBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StandardBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteManyStandards: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkRemoval'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkRemovalOutcome'];
        };
      };
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeManyStandards: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          components['schemas']['IdentifiedStandardChanges'][] | components['schemas']['SameStandardChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['StandardBulkChanges'] | components['schemas']['StandardBulkChangesOutcome'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getStandard: {
    parameters: {
      query?: {
        /** @description Return only these members */
        fields?: components['schemas']['StandardField'][];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Standard'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteStandard: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeStandard: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StandardChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Standard'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listVideoCodecs: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members */
        fields?: components['schemas']['VideoCodecField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['VideoCodecOrder'][];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose name is this */
        name?: components['parameters']['query.name'];
        /** @description The same as name */
        name__exact?: components['parameters']['query.name__exact'];
        /** @description Objects whose name is this, in any case */
        name__iexact?: components['parameters']['query.name__iexact'];
        /** @description Objects whose name contains */
        name__contains?: components['parameters']['query.name__contains'];
        /** @description Objects whose name contains, in any case */
        name__icontains?: components['parameters']['query.name__icontains'];
        /** @description Objects whose name begins with */
        name__startswith?: components['parameters']['query.name__startswith'];
        /** @description Objects whose name begins with, in any case */
        name__istartswith?: components['parameters']['query.name__istartswith'];
        /** @description Objects whose name ends with */
        name__endswith?: components['parameters']['query.name__endswith'];
        /** @description Objects whose name is one of */
        name__in?: components['parameters']['query.name__in'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VideoCodecPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createVideoCodec: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewVideoCodec'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VideoCodec'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createManyVideoCodecs: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewVideoCodec'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VideoCodecBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VideoCodecBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteManyVideoCodecs: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkRemoval'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkRemovalOutcome'];
        };
      };
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeManyVideoCodecs: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          components['schemas']['IdentifiedVideoCodecChanges'][] | components['schemas']['SameVideoCodecChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['VideoCodecBulkChanges'] | components['schemas']['VideoCodecBulkChangesOutcome'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getVideoCodec: {
    parameters: {
      query?: {
        /** @description Return only these members */
        fields?: components['schemas']['VideoCodecField'][];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VideoCodec'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteVideoCodec: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeVideoCodec: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VideoCodecChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VideoCodec'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listThemes: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members; without it all but template_string */
        fields?: components['schemas']['ThemeField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['ThemeOrder'][];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose title is this */
        title?: components['parameters']['query.title'];
        /** @description The same as title */
        title__exact?: components['parameters']['query.title__exact'];
        /** @description Objects whose title is this, in any case */
        title__iexact?: components['parameters']['query.title__iexact'];
        /** @description Objects whose title contains */
        title__contains?: components['parameters']['query.title__contains'];
        /** @description Objects whose title contains, in any case */
        title__icontains?: components['parameters']['query.title__icontains'];
        /** @description Objects whose title begins with */
        title__startswith?: components['parameters']['query.title__startswith'];
        /** @description Objects whose title begins with, in any case */
        title__istartswith?: components['parameters']['query.title__istartswith'];
        /** @description Objects whose title ends with */
        title__endswith?: components['parameters']['query.title__endswith'];
        /** @description Objects whose title is one of */
        title__in?: components['parameters']['query.title__in'];
        /** @description Objects whose status is this */
        status?: components['parameters']['query.status'];
        /** @description The same as status */
        status__exact?: components['parameters']['query.status__exact'];
        /** @description Objects whose status is one of */
        status__in?: components['parameters']['query.status__in'];
        /** @description Objects whose status is greater than */
        status__gt?: components['parameters']['query.status__gt'];
        /** @description Objects whose status is at least */
        status__gte?: components['parameters']['query.status__gte'];
        /** @description Objects whose status is less than */
        status__lt?: components['parameters']['query.status__lt'];
        /** @description Objects whose status is at most */
        status__lte?: components['parameters']['query.status__lte'];
        /** @description Objects whose status is between two values */
        status__range?: components['parameters']['query.status__range'];
        /** @description Objects whose is_default is this */
        is_default?: components['parameters']['query.is_default'];
        /** @description The same as is_default */
        is_default__exact?: components['parameters']['query.is_default__exact'];
        /** @description Objects whose is_default is one of */
        is_default__in?: components['parameters']['query.is_default__in'];
        /** @description Objects whose submitted_by is this */
        submitted_by?: components['parameters']['query.submitted_by'];
        /** @description The same as submitted_by */
        submitted_by__exact?: components['parameters']['query.submitted_by__exact'];
        /** @description Objects whose submitted_by is one of */
        submitted_by__in?: components['parameters']['query.submitted_by__in'];
        /** @description Objects whose submitted_by is null */
        submitted_by__isnull?: components['parameters']['query.submitted_by__isnull'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThemePage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createTheme: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewTheme'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createManyThemes: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewTheme'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThemeBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThemeBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteManyThemes: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkRemoval'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkRemovalOutcome'];
        };
      };
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeManyThemes: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          components['schemas']['IdentifiedThemeChanges'][] | components['schemas']['SameThemeChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['ThemeBulkChanges'] | components['schemas']['ThemeBulkChangesOutcome'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  checkThemeDraft: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ThemeDraft'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThemeCheck'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getTheme: {
    parameters: {
      query?: {
        /** @description Return only these members */
        fields?: components['schemas']['ThemeField'][];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteTheme: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeTheme: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ThemeChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  approveTheme: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.idempotency_in_progress.theme_broken.wrong_state'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  checkTheme: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThemeCheck'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  hideTheme: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.idempotency_in_progress.wrong_state'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listThemeHistory: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members */
        fields?: components['schemas']['ThemeChangeField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['ThemeChangeOrder'][];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose at is this */
        at?: components['parameters']['query.at'];
        /** @description The same as at */
        at__exact?: components['parameters']['query.at__exact'];
        /** @description Objects whose at is one of */
        at__in?: components['parameters']['query.at__in'];
        /** @description Objects whose at is greater than */
        at__gt?: components['parameters']['query.at__gt'];
        /** @description Objects whose at is at least */
        at__gte?: components['parameters']['query.at__gte'];
        /** @description Objects whose at is less than */
        at__lt?: components['parameters']['query.at__lt'];
        /** @description Objects whose at is at most */
        at__lte?: components['parameters']['query.at__lte'];
        /** @description Objects whose at is between two values */
        at__range?: components['parameters']['query.at__range'];
        /** @description Objects whose actor is this */
        actor?: components['parameters']['query.actor'];
        /** @description The same as actor */
        actor__exact?: components['parameters']['query.actor__exact'];
        /** @description Objects whose actor is this, in any case */
        actor__iexact?: components['parameters']['query.actor__iexact'];
        /** @description Objects whose actor contains */
        actor__contains?: components['parameters']['query.actor__contains'];
        /** @description Objects whose actor contains, in any case */
        actor__icontains?: components['parameters']['query.actor__icontains'];
        /** @description Objects whose actor begins with */
        actor__startswith?: components['parameters']['query.actor__startswith'];
        /** @description Objects whose actor begins with, in any case */
        actor__istartswith?: components['parameters']['query.actor__istartswith'];
        /** @description Objects whose actor ends with */
        actor__endswith?: components['parameters']['query.actor__endswith'];
        /** @description Objects whose actor is one of */
        actor__in?: components['parameters']['query.actor__in'];
        /** @description Objects whose detail contains */
        detail__contains?: components['parameters']['query.detail__contains'];
        /** @description Objects whose detail contains, in any case */
        detail__icontains?: components['parameters']['query.detail__icontains'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThemeChangePage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  setThemeLogo: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          logo: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      400: components['responses']['BadRequest.caller.malformed_request.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  removeThemeLogo: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  makeThemeDefault: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.idempotency_in_progress.wrong_state'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  previewTheme: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThemePreview'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  previewThemeDraft: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['ThemeDraft'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThemePreview'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  rejectTheme: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Rejection'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.idempotency_in_progress.wrong_state'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  showTheme: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.idempotency_in_progress.wrong_state'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  submitTheme: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.idempotency_in_progress.wrong_state'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listTokens: {
    parameters: {
      query?: {
        /** @description Other tokens than those that one may use */
        scope?: 'created' | 'assigned' | 'all';
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members */
        fields?: components['schemas']['TokenField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['TokenOrder'][];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose label is this */
        label?: components['parameters']['query.label'];
        /** @description The same as label */
        label__exact?: components['parameters']['query.label__exact'];
        /** @description Objects whose label is this, in any case */
        label__iexact?: components['parameters']['query.label__iexact'];
        /** @description Objects whose label contains */
        label__contains?: components['parameters']['query.label__contains'];
        /** @description Objects whose label contains, in any case */
        label__icontains?: components['parameters']['query.label__icontains'];
        /** @description Objects whose label begins with */
        label__startswith?: components['parameters']['query.label__startswith'];
        /** @description Objects whose label begins with, in any case */
        label__istartswith?: components['parameters']['query.label__istartswith'];
        /** @description Objects whose label ends with */
        label__endswith?: components['parameters']['query.label__endswith'];
        /** @description Objects whose label is one of */
        label__in?: components['parameters']['query.label__in'];
        /** @description Objects whose access is this */
        access?: 'full' | 'read';
        /** @description The same as access */
        access__exact?: 'full' | 'read';
        /** @description Objects whose access is one of */
        access__in?: ('full' | 'read')[];
        /** @description Objects whose run_as is this */
        run_as?: 'allowed' | 'forbidden' | 'required';
        /** @description The same as run_as */
        run_as__exact?: 'allowed' | 'forbidden' | 'required';
        /** @description Objects whose run_as is one of */
        run_as__in?: ('allowed' | 'forbidden' | 'required')[];
        /** @description Objects whose assignee is this */
        assignee?: string;
        /** @description The same as assignee */
        assignee__exact?: string;
        /** @description Objects whose assignee is this, in any case */
        assignee__iexact?: string;
        /** @description Objects whose assignee contains */
        assignee__contains?: string;
        /** @description Objects whose assignee contains, in any case */
        assignee__icontains?: string;
        /** @description Objects whose assignee begins with */
        assignee__startswith?: string;
        /** @description Objects whose assignee begins with, in any case */
        assignee__istartswith?: string;
        /** @description Objects whose assignee ends with */
        assignee__endswith?: string;
        /** @description Objects whose assignee is one of */
        assignee__in?: string[];
        /** @description Objects whose created_by is this */
        created_by?: string;
        /** @description The same as created_by */
        created_by__exact?: string;
        /** @description Objects whose created_by is this, in any case */
        created_by__iexact?: string;
        /** @description Objects whose created_by contains */
        created_by__contains?: string;
        /** @description Objects whose created_by contains, in any case */
        created_by__icontains?: string;
        /** @description Objects whose created_by begins with */
        created_by__startswith?: string;
        /** @description Objects whose created_by begins with, in any case */
        created_by__istartswith?: string;
        /** @description Objects whose created_by ends with */
        created_by__endswith?: string;
        /** @description Objects whose created_by is one of */
        created_by__in?: string[];
        /** @description Objects whose created_at is this */
        created_at?: components['parameters']['query.created_at'];
        /** @description The same as created_at */
        created_at__exact?: components['parameters']['query.created_at__exact'];
        /** @description Objects whose created_at is one of */
        created_at__in?: components['parameters']['query.created_at__in'];
        /** @description Objects whose created_at is greater than */
        created_at__gt?: components['parameters']['query.created_at__gt'];
        /** @description Objects whose created_at is at least */
        created_at__gte?: components['parameters']['query.created_at__gte'];
        /** @description Objects whose created_at is less than */
        created_at__lt?: components['parameters']['query.created_at__lt'];
        /** @description Objects whose created_at is at most */
        created_at__lte?: components['parameters']['query.created_at__lte'];
        /** @description Objects whose created_at is between two values */
        created_at__range?: components['parameters']['query.created_at__range'];
        /** @description Objects whose expires_at is this */
        expires_at?: components['schemas']['DateOrTime'];
        /** @description The same as expires_at */
        expires_at__exact?: components['schemas']['DateOrTime'];
        /** @description Objects whose expires_at is one of */
        expires_at__in?: components['schemas']['DateOrTime'][];
        /** @description Objects whose expires_at is greater than */
        expires_at__gt?: components['schemas']['DateOrTime'];
        /** @description Objects whose expires_at is at least */
        expires_at__gte?: components['schemas']['DateOrTime'];
        /** @description Objects whose expires_at is less than */
        expires_at__lt?: components['schemas']['DateOrTime'];
        /** @description Objects whose expires_at is at most */
        expires_at__lte?: components['schemas']['DateOrTime'];
        /** @description Objects whose expires_at is between two values */
        expires_at__range?: components['schemas']['DateOrTime'][];
        /** @description Objects whose expires_at is null */
        expires_at__isnull?: components['schemas']['TrueOrFalse'];
        /** @description Objects whose last_used_at is this */
        last_used_at?: components['schemas']['DateOrTime'];
        /** @description The same as last_used_at */
        last_used_at__exact?: components['schemas']['DateOrTime'];
        /** @description Objects whose last_used_at is one of */
        last_used_at__in?: components['schemas']['DateOrTime'][];
        /** @description Objects whose last_used_at is greater than */
        last_used_at__gt?: components['schemas']['DateOrTime'];
        /** @description Objects whose last_used_at is at least */
        last_used_at__gte?: components['schemas']['DateOrTime'];
        /** @description Objects whose last_used_at is less than */
        last_used_at__lt?: components['schemas']['DateOrTime'];
        /** @description Objects whose last_used_at is at most */
        last_used_at__lte?: components['schemas']['DateOrTime'];
        /** @description Objects whose last_used_at is between two values */
        last_used_at__range?: components['schemas']['DateOrTime'][];
        /** @description Objects whose last_used_at is null */
        last_used_at__isnull?: components['schemas']['TrueOrFalse'];
        /** @description Objects whose revoked_at is this */
        revoked_at?: components['schemas']['DateOrTime'];
        /** @description The same as revoked_at */
        revoked_at__exact?: components['schemas']['DateOrTime'];
        /** @description Objects whose revoked_at is one of */
        revoked_at__in?: components['schemas']['DateOrTime'][];
        /** @description Objects whose revoked_at is greater than */
        revoked_at__gt?: components['schemas']['DateOrTime'];
        /** @description Objects whose revoked_at is at least */
        revoked_at__gte?: components['schemas']['DateOrTime'];
        /** @description Objects whose revoked_at is less than */
        revoked_at__lt?: components['schemas']['DateOrTime'];
        /** @description Objects whose revoked_at is at most */
        revoked_at__lte?: components['schemas']['DateOrTime'];
        /** @description Objects whose revoked_at is between two values */
        revoked_at__range?: components['schemas']['DateOrTime'][];
        /** @description Objects whose revoked_at is null */
        revoked_at__isnull?: components['schemas']['TrueOrFalse'];
      };
      header?: {
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewToken'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenWithKey'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.account_protected.permission_denied.proof_required.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.idempotency_in_progress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getTokenAdvice: {
    parameters: {
      query: {
        /** @description The ids of the tokens */
        id__in: string[];
      };
      header?: {
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            objects: {
              /** @example 7 */
              id: string;
              advice: {
                /**
                 * @description What there is to say, what presses most first
                 * @enum {string}
                 */
                code:
                  | 'ends_soon'
                  | 'calls_v1'
                  | 'only_read'
                  | 'never_used'
                  | 'unused_for_60_days'
                  | 'not_fetched'
                  | 'no_end';
                /** @description How many calls within the last 30 days it speaks of */
                calls?: number;
                /** @description Those of the first version, which are to be replaced */
                routes?: {
                  /** @example GET */
                  method: string;
                  /**
                   * @description With the names of its parameters, as this document has it
                   * @example /API/v1/theme/{id}/
                   */
                  path: string;
                  /** @enum {string} */
                  version: 'v1' | 'v2';
                  calls: number;
                  /**
                   * Format: date
                   * @description The day of the last call, in UTC
                   */
                  last_used_on: string;
                  /**
                   * @description The call that takes the place of one of the first version
                   * @example GET /API/v2/themes/{id}/
                   */
                  twin: string | null;
                  /**
                   * @description Where in docs/moving-from-v1.md that is told
                   * @example v1-theme
                   */
                  guide: string | null;
                }[];
              }[];
            }[];
          };
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getTokenSelf: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Token'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  revokeTokenSelf: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  rotateTokenSelf: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['OwnRotation'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenWithKey'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.idempotency_in_progress.wrong_state'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getToken: {
    parameters: {
      query?: {
        /** @description Return only these members */
        fields?: components['schemas']['TokenField'][];
      };
      header?: {
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Token'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  revokeToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TokenChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Token'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.account_protected.permission_denied.proof_required.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['WrongState'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  revealToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['TokenProof'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenWithKey'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.proof_required.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.idempotency_in_progress.wrong_state'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  rotateToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['TokenRotation'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenWithKey'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.proof_required.run_as_forbidden'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.idempotency_in_progress.wrong_state'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getTokenUse: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenUse'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listUsers: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members */
        fields?: components['schemas']['UserField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['UserOrder'][];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose id is between two values */
        id__range?: components['schemas']['WholeNumber'][];
        /** @description Objects whose create_date is this */
        create_date?: components['parameters']['query.create_date'];
        /** @description The same as create_date */
        create_date__exact?: components['parameters']['query.create_date__exact'];
        /** @description Objects whose create_date is one of */
        create_date__in?: components['parameters']['query.create_date__in'];
        /** @description Objects whose create_date is greater than */
        create_date__gt?: components['parameters']['query.create_date__gt'];
        /** @description Objects whose create_date is at least */
        create_date__gte?: components['parameters']['query.create_date__gte'];
        /** @description Objects whose create_date is less than */
        create_date__lt?: components['parameters']['query.create_date__lt'];
        /** @description Objects whose create_date is at most */
        create_date__lte?: components['parameters']['query.create_date__lte'];
        /** @description Objects whose create_date is between two values */
        create_date__range?: components['parameters']['query.create_date__range'];
        /** @description Objects whose theme is this */
        theme?: components['schemas']['WholeNumber'];
        /** @description The same as theme */
        theme__exact?: components['schemas']['WholeNumber'];
        /** @description Objects whose theme is one of */
        theme__in?: components['schemas']['WholeNumber'][];
        /** @description Objects whose theme is null */
        theme__isnull?: components['schemas']['TrueOrFalse'];
        /** @description Objects whose organisation is this */
        organisation?: components['parameters']['query.organisation'];
        /** @description The same as organisation */
        organisation__exact?: components['parameters']['query.organisation__exact'];
        /** @description Objects whose organisation is one of */
        organisation__in?: components['parameters']['query.organisation__in'];
        /** @description Objects whose login_count is this */
        login_count?: components['schemas']['WholeNumber'];
        /** @description The same as login_count */
        login_count__exact?: components['schemas']['WholeNumber'];
        /** @description Objects whose login_count is one of */
        login_count__in?: components['schemas']['WholeNumber'][];
        /** @description Objects whose login_count is greater than */
        login_count__gt?: components['schemas']['WholeNumber'];
        /** @description Objects whose login_count is at least */
        login_count__gte?: components['schemas']['WholeNumber'];
        /** @description Objects whose login_count is less than */
        login_count__lt?: components['schemas']['WholeNumber'];
        /** @description Objects whose login_count is at most */
        login_count__lte?: components['schemas']['WholeNumber'];
        /** @description Objects whose login_count is between two values */
        login_count__range?: components['schemas']['WholeNumber'][];
        /** @description Objects whose username is this */
        username?: components['parameters']['query.username'];
        /** @description The same as username */
        username__exact?: components['parameters']['query.username__exact'];
        /** @description Objects whose username is this, in any case */
        username__iexact?: components['parameters']['query.username__iexact'];
        /** @description Objects whose username contains */
        username__contains?: components['parameters']['query.username__contains'];
        /** @description Objects whose username contains, in any case */
        username__icontains?: components['parameters']['query.username__icontains'];
        /** @description Objects whose username begins with */
        username__startswith?: components['parameters']['query.username__startswith'];
        /** @description Objects whose username begins with, in any case */
        username__istartswith?: components['parameters']['query.username__istartswith'];
        /** @description Objects whose username ends with */
        username__endswith?: components['parameters']['query.username__endswith'];
        /** @description Objects whose username is one of */
        username__in?: components['parameters']['query.username__in'];
        /** @description Objects whose first_name is this */
        first_name?: string;
        /** @description The same as first_name */
        first_name__exact?: string;
        /** @description Objects whose first_name is this, in any case */
        first_name__iexact?: string;
        /** @description Objects whose first_name contains */
        first_name__contains?: string;
        /** @description Objects whose first_name contains, in any case */
        first_name__icontains?: string;
        /** @description Objects whose first_name begins with */
        first_name__startswith?: string;
        /** @description Objects whose first_name begins with, in any case */
        first_name__istartswith?: string;
        /** @description Objects whose first_name ends with */
        first_name__endswith?: string;
        /** @description Objects whose first_name is one of */
        first_name__in?: string[];
        /** @description Objects whose last_name is this */
        last_name?: string;
        /** @description The same as last_name */
        last_name__exact?: string;
        /** @description Objects whose last_name is this, in any case */
        last_name__iexact?: string;
        /** @description Objects whose last_name contains */
        last_name__contains?: string;
        /** @description Objects whose last_name contains, in any case */
        last_name__icontains?: string;
        /** @description Objects whose last_name begins with */
        last_name__startswith?: string;
        /** @description Objects whose last_name begins with, in any case */
        last_name__istartswith?: string;
        /** @description Objects whose last_name ends with */
        last_name__endswith?: string;
        /** @description Objects whose last_name is one of */
        last_name__in?: string[];
        /** @description Objects whose email is this */
        email?: string;
        /** @description The same as email */
        email__exact?: string;
        /** @description Objects whose email is this, in any case */
        email__iexact?: string;
        /** @description Objects whose email contains */
        email__contains?: string;
        /** @description Objects whose email contains, in any case */
        email__icontains?: string;
        /** @description Objects whose email begins with */
        email__startswith?: string;
        /** @description Objects whose email begins with, in any case */
        email__istartswith?: string;
        /** @description Objects whose email ends with */
        email__endswith?: string;
        /** @description Objects whose email is one of */
        email__in?: string[];
        /** @description Objects whose is_active is this */
        is_active?: components['schemas']['TrueOrFalse'];
        /** @description The same as is_active */
        is_active__exact?: components['schemas']['TrueOrFalse'];
        /** @description Objects whose is_active is one of */
        is_active__in?: components['schemas']['TrueOrFalse'][];
        /** @description Objects whose is_staff is this */
        is_staff?: components['schemas']['TrueOrFalse'];
        /** @description The same as is_staff */
        is_staff__exact?: components['schemas']['TrueOrFalse'];
        /** @description Objects whose is_staff is one of */
        is_staff__in?: components['schemas']['TrueOrFalse'][];
        /** @description Objects whose date_joined is this */
        date_joined?: components['schemas']['DateOrTime'];
        /** @description The same as date_joined */
        date_joined__exact?: components['schemas']['DateOrTime'];
        /** @description Objects whose date_joined is one of */
        date_joined__in?: components['schemas']['DateOrTime'][];
        /** @description Objects whose date_joined is greater than */
        date_joined__gt?: components['schemas']['DateOrTime'];
        /** @description Objects whose date_joined is at least */
        date_joined__gte?: components['schemas']['DateOrTime'];
        /** @description Objects whose date_joined is less than */
        date_joined__lt?: components['schemas']['DateOrTime'];
        /** @description Objects whose date_joined is at most */
        date_joined__lte?: components['schemas']['DateOrTime'];
        /** @description Objects whose date_joined is between two values */
        date_joined__range?: components['schemas']['DateOrTime'][];
        /** @description Objects whose last_login is this */
        last_login?: components['schemas']['DateOrTime'];
        /** @description The same as last_login */
        last_login__exact?: components['schemas']['DateOrTime'];
        /** @description Objects whose last_login is one of */
        last_login__in?: components['schemas']['DateOrTime'][];
        /** @description Objects whose last_login is greater than */
        last_login__gt?: components['schemas']['DateOrTime'];
        /** @description Objects whose last_login is at least */
        last_login__gte?: components['schemas']['DateOrTime'];
        /** @description Objects whose last_login is less than */
        last_login__lt?: components['schemas']['DateOrTime'];
        /** @description Objects whose last_login is at most */
        last_login__lte?: components['schemas']['DateOrTime'];
        /** @description Objects whose last_login is between two values */
        last_login__range?: components['schemas']['DateOrTime'][];
        /** @description Objects whose last_login is null */
        last_login__isnull?: components['schemas']['TrueOrFalse'];
        /** @description Objects whose is_superuser is this */
        is_superuser?: components['schemas']['TrueOrFalse'];
        /** @description The same as is_superuser */
        is_superuser__exact?: components['schemas']['TrueOrFalse'];
        /** @description Objects whose is_superuser is one of */
        is_superuser__in?: components['schemas']['TrueOrFalse'][];
        /** @description Objects whose groups is this */
        groups?: components['schemas']['WholeNumber'];
        /** @description The same as groups */
        groups__exact?: components['schemas']['WholeNumber'];
        /** @description Objects whose groups is one of */
        groups__in?: components['schemas']['WholeNumber'][];
        /** @description Users who hold the permission: themselves, by a group or one above it, or as superusers */
        permission?: 'userprofile' | 'user' | 'media_backend' | 'theme';
        /** @description The same as permission */
        permission__exact?: 'userprofile' | 'user' | 'media_backend' | 'theme';
        /** @description Users who hold the permission: themselves, by a group or one above it, or as superusers: of one of several */
        permission__in?: ('userprofile' | 'user' | 'media_backend' | 'theme')[];
        /** @description Users who hold the role of this key: themselves, or by a group or one above it */
        role?: string;
        /** @description The same as role */
        role__exact?: string;
        /** @description Users who hold the role of this key: themselves, or by a group or one above it: of one of several */
        role__in?: string[];
        /** @description Users whose last login was before this time, and those who have never logged in */
        not_signed_in_since?: components['schemas']['DateOrTime'];
        /** @description Users whose user name, first and last name, or e-mail address contains this, in any case */
        q?: string;
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewUser'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.proof_required.run_as_forbidden'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.idempotency_in_progress.name_taken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createManyUsers: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewUser'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.proof_required.run_as_forbidden'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.idempotency_in_progress.name_taken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteManyUsers: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfirmedRemoval'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkRemovalOutcome'];
        };
      };
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.confirmation_required.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.in_use.last_administrator.last_superuser'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeManyUsers: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['IdentifiedUserChanges'][] | components['schemas']['SameUserChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['UserBulkChanges'] | components['schemas']['UserBulkChangesOutcome'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.account_protected.not_grantable.permission_denied.proof_required.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.last_administrator.last_superuser.name_taken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getUser: {
    parameters: {
      query?: {
        /** @description Return only these members */
        fields?: components['schemas']['UserField'][];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteUser: {
    parameters: {
      query: {
        /** @description The user's exact name */
        confirm: string;
      };
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.confirmation_required.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.in_use.last_administrator.last_superuser'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UserChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.account_protected.not_grantable.permission_denied.proof_required.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.last_administrator.last_superuser.name_taken'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  explainUserAccess: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Access'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  addUserGroup: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
        /** @description The group's id or name; what has digits only is an id */
        group: components['parameters']['path.group'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['MembershipProof'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.proof_required.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.last_administrator'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  removeUserGroup: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
        /** @description The group's id or name; what has digits only is an id */
        group: components['parameters']['path.group'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['MembershipProof'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.proof_required.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.last_administrator'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getPasswordLink: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasswordLink'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.account_protected.permission_denied.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createPasswordLink: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['PasswordLinkProof'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasswordLinkWithUrl'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.account_protected.permission_denied.proof_required.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.idempotency_in_progress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  endPasswordLink: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.account_protected.permission_denied.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  addUserPermission: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
        /** @description The permission */
        permission: components['parameters']['path.permission'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['MembershipProof'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.proof_required.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.last_administrator'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  removeUserPermission: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
        /** @description The permission */
        permission: components['parameters']['path.permission'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['MembershipProof'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.proof_required.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.last_administrator'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  addUserRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
        /** @description The role's key or id */
        role: components['parameters']['path.role'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['MembershipProof'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.proof_required.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.last_administrator'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  removeUserRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
        /** @description The role's key or id */
        role: components['parameters']['path.role'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['MembershipProof'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.proof_required.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['Conflict.conflict.last_administrator'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listUserSessions: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members */
        fields?: components['schemas']['SessionField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['SessionOrder'][];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose created_at is this */
        created_at?: components['parameters']['query.created_at'];
        /** @description The same as created_at */
        created_at__exact?: components['parameters']['query.created_at__exact'];
        /** @description Objects whose created_at is one of */
        created_at__in?: components['parameters']['query.created_at__in'];
        /** @description Objects whose created_at is greater than */
        created_at__gt?: components['parameters']['query.created_at__gt'];
        /** @description Objects whose created_at is at least */
        created_at__gte?: components['parameters']['query.created_at__gte'];
        /** @description Objects whose created_at is less than */
        created_at__lt?: components['parameters']['query.created_at__lt'];
        /** @description Objects whose created_at is at most */
        created_at__lte?: components['parameters']['query.created_at__lte'];
        /** @description Objects whose created_at is between two values */
        created_at__range?: components['parameters']['query.created_at__range'];
        /** @description Objects whose last_seen_at is this */
        last_seen_at?: components['parameters']['query.last_seen_at'];
        /** @description The same as last_seen_at */
        last_seen_at__exact?: components['parameters']['query.last_seen_at__exact'];
        /** @description Objects whose last_seen_at is one of */
        last_seen_at__in?: components['parameters']['query.last_seen_at__in'];
        /** @description Objects whose last_seen_at is greater than */
        last_seen_at__gt?: components['parameters']['query.last_seen_at__gt'];
        /** @description Objects whose last_seen_at is at least */
        last_seen_at__gte?: components['parameters']['query.last_seen_at__gte'];
        /** @description Objects whose last_seen_at is less than */
        last_seen_at__lt?: components['parameters']['query.last_seen_at__lt'];
        /** @description Objects whose last_seen_at is at most */
        last_seen_at__lte?: components['parameters']['query.last_seen_at__lte'];
        /** @description Objects whose last_seen_at is between two values */
        last_seen_at__range?: components['parameters']['query.last_seen_at__range'];
        /** @description Objects whose address is this */
        address?: components['parameters']['query.address'];
        /** @description The same as address */
        address__exact?: components['parameters']['query.address__exact'];
        /** @description Objects whose address is this, in any case */
        address__iexact?: components['parameters']['query.address__iexact'];
        /** @description Objects whose address contains */
        address__contains?: components['parameters']['query.address__contains'];
        /** @description Objects whose address contains, in any case */
        address__icontains?: components['parameters']['query.address__icontains'];
        /** @description Objects whose address begins with */
        address__startswith?: components['parameters']['query.address__startswith'];
        /** @description Objects whose address begins with, in any case */
        address__istartswith?: components['parameters']['query.address__istartswith'];
        /** @description Objects whose address ends with */
        address__endswith?: components['parameters']['query.address__endswith'];
        /** @description Objects whose address is one of */
        address__in?: components['parameters']['query.address__in'];
        /** @description Objects whose user_agent is this */
        user_agent?: components['parameters']['query.user_agent'];
        /** @description The same as user_agent */
        user_agent__exact?: components['parameters']['query.user_agent__exact'];
        /** @description Objects whose user_agent is this, in any case */
        user_agent__iexact?: components['parameters']['query.user_agent__iexact'];
        /** @description Objects whose user_agent contains */
        user_agent__contains?: components['parameters']['query.user_agent__contains'];
        /** @description Objects whose user_agent contains, in any case */
        user_agent__icontains?: components['parameters']['query.user_agent__icontains'];
        /** @description Objects whose user_agent begins with */
        user_agent__startswith?: components['parameters']['query.user_agent__startswith'];
        /** @description Objects whose user_agent begins with, in any case */
        user_agent__istartswith?: components['parameters']['query.user_agent__istartswith'];
        /** @description Objects whose user_agent ends with */
        user_agent__endswith?: components['parameters']['query.user_agent__endswith'];
        /** @description Objects whose user_agent is one of */
        user_agent__in?: components['parameters']['query.user_agent__in'];
      };
      header?: {
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.account_protected.permission_denied.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  endUserSessions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EndedSessions'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.account_protected.permission_denied.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  endUserSession: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
        /** @description The id of the session */
        session: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.account_protected.permission_denied.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  setUserPassword: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
        /** @description The ETag of the object as the client knows it, with its quotes */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordReset'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.account_protected.permission_denied.proof_required.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      408: components['responses']['RequestTimeout'];
      409: components['responses']['IdempotencyInProgress'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests.idempotency_keys_used_up.too_many_requests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listV1Usages: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members */
        fields?: components['schemas']['V1UsageField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['V1UsageOrder'][];
        /** @description Objects whose id is this */
        id?: components['parameters']['query.id'];
        /** @description The same as id */
        id__exact?: components['parameters']['query.id__exact'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose user is this */
        user?: components['parameters']['query.user'];
        /** @description The same as user */
        user__exact?: components['parameters']['query.user__exact'];
        /** @description Objects whose user is one of */
        user__in?: components['parameters']['query.user__in'];
        /** @description Objects whose username is this */
        username?: components['parameters']['query.username'];
        /** @description The same as username */
        username__exact?: components['parameters']['query.username__exact'];
        /** @description Objects whose username is this, in any case */
        username__iexact?: components['parameters']['query.username__iexact'];
        /** @description Objects whose username contains */
        username__contains?: components['parameters']['query.username__contains'];
        /** @description Objects whose username contains, in any case */
        username__icontains?: components['parameters']['query.username__icontains'];
        /** @description Objects whose username begins with */
        username__startswith?: components['parameters']['query.username__startswith'];
        /** @description Objects whose username begins with, in any case */
        username__istartswith?: components['parameters']['query.username__istartswith'];
        /** @description Objects whose username ends with */
        username__endswith?: components['parameters']['query.username__endswith'];
        /** @description Objects whose username is one of */
        username__in?: components['parameters']['query.username__in'];
        /** @description Objects whose token is this */
        token?: components['parameters']['query.token'];
        /** @description The same as token */
        token__exact?: components['parameters']['query.token__exact'];
        /** @description Objects whose token is one of */
        token__in?: components['parameters']['query.token__in'];
        /** @description Objects whose token is null */
        token__isnull?: components['parameters']['query.token__isnull'];
        /** @description Objects whose token_label is this */
        token_label?: string;
        /** @description The same as token_label */
        token_label__exact?: string;
        /** @description Objects whose token_label is this, in any case */
        token_label__iexact?: string;
        /** @description Objects whose token_label contains */
        token_label__contains?: string;
        /** @description Objects whose token_label contains, in any case */
        token_label__icontains?: string;
        /** @description Objects whose token_label begins with */
        token_label__startswith?: string;
        /** @description Objects whose token_label begins with, in any case */
        token_label__istartswith?: string;
        /** @description Objects whose token_label ends with */
        token_label__endswith?: string;
        /** @description Objects whose token_label is one of */
        token_label__in?: string[];
        /** @description Objects whose route is this */
        route?: components['parameters']['query.route'];
        /** @description The same as route */
        route__exact?: components['parameters']['query.route__exact'];
        /** @description Objects whose route is this, in any case */
        route__iexact?: components['parameters']['query.route__iexact'];
        /** @description Objects whose route contains */
        route__contains?: components['parameters']['query.route__contains'];
        /** @description Objects whose route contains, in any case */
        route__icontains?: components['parameters']['query.route__icontains'];
        /** @description Objects whose route begins with */
        route__startswith?: components['parameters']['query.route__startswith'];
        /** @description Objects whose route begins with, in any case */
        route__istartswith?: components['parameters']['query.route__istartswith'];
        /** @description Objects whose route ends with */
        route__endswith?: components['parameters']['query.route__endswith'];
        /** @description Objects whose route is one of */
        route__in?: components['parameters']['query.route__in'];
        /** @description Objects whose calls is this */
        calls?: components['schemas']['WholeNumber'];
        /** @description The same as calls */
        calls__exact?: components['schemas']['WholeNumber'];
        /** @description Objects whose calls is one of */
        calls__in?: components['schemas']['WholeNumber'][];
        /** @description Objects whose calls is greater than */
        calls__gt?: components['schemas']['WholeNumber'];
        /** @description Objects whose calls is at least */
        calls__gte?: components['schemas']['WholeNumber'];
        /** @description Objects whose calls is less than */
        calls__lt?: components['schemas']['WholeNumber'];
        /** @description Objects whose calls is at most */
        calls__lte?: components['schemas']['WholeNumber'];
        /** @description Objects whose calls is between two values */
        calls__range?: components['schemas']['WholeNumber'][];
        /** @description Objects whose last_at is this */
        last_at?: components['schemas']['DateOrTime'];
        /** @description The same as last_at */
        last_at__exact?: components['schemas']['DateOrTime'];
        /** @description Objects whose last_at is one of */
        last_at__in?: components['schemas']['DateOrTime'][];
        /** @description Objects whose last_at is greater than */
        last_at__gt?: components['schemas']['DateOrTime'];
        /** @description Objects whose last_at is at least */
        last_at__gte?: components['schemas']['DateOrTime'];
        /** @description Objects whose last_at is less than */
        last_at__lt?: components['schemas']['DateOrTime'];
        /** @description Objects whose last_at is at most */
        last_at__lte?: components['schemas']['DateOrTime'];
        /** @description Objects whose last_at is between two values */
        last_at__range?: components['schemas']['DateOrTime'][];
        /** @description Objects whose last_from is this */
        last_from?: string;
        /** @description The same as last_from */
        last_from__exact?: string;
        /** @description Objects whose last_from is one of */
        last_from__in?: string[];
        /** @description Objects whose last_from is null */
        last_from__isnull?: components['schemas']['TrueOrFalse'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ListETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['V1UsagePage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listV1Days: {
    parameters: {
      query?: {
        /** @description How many days, of which the present one is the last */
        days?: number;
        /** @description Objects whose user is this */
        user?: components['parameters']['query.user'];
        /** @description The same as user */
        user__exact?: components['parameters']['query.user__exact'];
        /** @description Objects whose user is one of */
        user__in?: components['parameters']['query.user__in'];
        /** @description Objects whose token is this */
        token?: components['parameters']['query.token'];
        /** @description The same as token */
        token__exact?: components['parameters']['query.token__exact'];
        /** @description Objects whose token is one of */
        token__in?: components['parameters']['query.token__in'];
        /** @description Objects whose token is null */
        token__isnull?: components['parameters']['query.token__isnull'];
        /** @description Objects whose route is this */
        route?: components['parameters']['query.route'];
        /** @description The same as route */
        route__exact?: components['parameters']['query.route__exact'];
        /** @description Objects whose route is this, in any case */
        route__iexact?: components['parameters']['query.route__iexact'];
        /** @description Objects whose route contains */
        route__contains?: components['parameters']['query.route__contains'];
        /** @description Objects whose route contains, in any case */
        route__icontains?: components['parameters']['query.route__icontains'];
        /** @description Objects whose route begins with */
        route__startswith?: components['parameters']['query.route__startswith'];
        /** @description Objects whose route begins with, in any case */
        route__istartswith?: components['parameters']['query.route__istartswith'];
        /** @description Objects whose route ends with */
        route__endswith?: components['parameters']['query.route__endswith'];
        /** @description Objects whose route is one of */
        route__in?: components['parameters']['query.route__in'];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['V1Days'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['ServiceUnavailable.too_slow.unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getV1Usage: {
    parameters: {
      query?: {
        /** @description Return only these members */
        fields?: components['schemas']['V1UsageField'][];
      };
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['V1Usage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getVersion: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Version'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['UnknownParameter'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  whoami: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as, not percent-encoded; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has, with its quotes */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Whoami'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
}
